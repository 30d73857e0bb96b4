/** Version of the service. tsc copies package.json into the build. */
export { version as VERSION } from '../../../package.json';
