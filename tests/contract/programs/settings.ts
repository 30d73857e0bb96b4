/** Reads a setting from the environment, such as the service's URL or an access token. */
function readSetting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

export const HANTEAM = readSetting('HANTEAM');
export const TOKEN = readSetting('TOKEN');
/** Token of the notice's owner. */
export const OWNER_TOKEN = readSetting('OWNER_TOKEN');
/** Id of a study of the owner. */
export const NOTICE = readSetting('NOTICE');
