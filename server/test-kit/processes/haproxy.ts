import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { findFreePort } from '../../embedded-postgres/postmaster';
import { ManagedProcess } from './child-process';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const CONFIGURATION = join(__dirname, '..', '..', '..', 'deploy', 'haproxy.cfg');
const START_TIMEOUT_MS = 5_000;

/** HAProxy in front of two instances, as in docker-compose.yml. */
export interface TestProxy {
  url: string;
  stop(): Promise<void>;
}

/** Address of an instance as `host:port`. */
interface Instance {
  address: string;
}

/**
 * Starts haproxy with deploy/haproxy.cfg and waits until an instance is healthy.
 * @param settings environment variables such as TRUST_PROXY
 */
export async function startTestProxy(
  first: Instance,
  second: Instance,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestProxy> {
  const listen = `127.0.0.1:${await findFreePort()}`;
  const env = { PROXY_LISTEN: listen, APP_1: first.address, APP_2: second.address, ...settings };
  execFileSync('haproxy', ['-c', '-f', CONFIGURATION], { env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe' });
  const child = new ManagedProcess('haproxy', ['-db', '-f', CONFIGURATION], env);
  child.launch();
  const url = `http://${listen}`;
  await until(async () => (await fetch(url)).ok, START_TIMEOUT_MS);
  return {
    url,
    stop: async () => {
      await child.end();
    },
  };
}

/** A proxy that terminates TLS with a self-signed certificate. */
export interface TlsProxy extends TestProxy {
  /** Certificate in PEM. */
  certificate: string;
}

/** Starts haproxy with TLS in front of the proxy at this URL. */
export async function startTlsProxy({ url: inner }: Pick<TestProxy, 'url'>): Promise<TlsProxy> {
  const folder = makeTempFolder('tls');
  const [key, certificate] = [join(folder, 'site.pem.key'), join(folder, 'site.pem')];
  execFileSync('openssl', [...SELF_SIGNED, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  const port = await findFreePort();
  const configuration = join(folder, 'haproxy.cfg');
  writeFileSync(configuration, tlsConfiguration({ port, certificate, inner: new URL(inner).host }));
  const child = new ManagedProcess('haproxy', ['-db', '-f', configuration]);
  child.launch();
  const url = `https://127.0.0.1:${port}`;
  const ca = readFileSync(certificate, 'utf8');
  await until(async () => (await request(url).get('/').ca(ca)).ok, START_TIMEOUT_MS);
  return {
    url,
    certificate: ca,
    stop: async () => {
      await child.end();
      rmSync(folder, { recursive: true });
    },
  };
}

const SELF_SIGNED =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1'.split(
    ' ',
  );

function tlsConfiguration({ port, certificate, inner }: { port: number; certificate: string; inner: string }): string {
  return `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
frontend public
  bind 127.0.0.1:${port} ssl crt ${certificate}
  http-request del-header X-Forwarded-For
  http-request set-header X-Forwarded-Proto https
  http-request set-header X-Forwarded-Host %[req.hdr(Host)]
  option forwardfor
  default_backend inner
backend inner
  server inner ${inner}
`;
}
