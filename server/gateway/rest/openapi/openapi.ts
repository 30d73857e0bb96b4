import { modules } from '../../../modules';
import { listErrorCodes } from '../../../platform/errors/app-error';
import { problem } from '../../errors/problem';
import { describeRoute } from './operations';
import { type Json, SchemaCollection, type SchemaOptions } from './schemas';

/**
 * Creates the OpenAPI 3.1 document of /api from the mounted routes.
 * @param options.closed true to forbid further properties in objects. The published document allows
 *   them, because responses may get more properties (integrators/README.md: Stability). Tests
 *   forbid them.
 */
export function createOpenApi({ closed = false }: Partial<SchemaOptions> = {}): Json {
  const schemas = new SchemaCollection({ closed });
  schemas.add('Problem', problem, 'output');
  schemas.define('ErrorCode', {
    type: 'string',
    description: '프로그램이 읽는 변하지 않는 코드. 새 코드가 더해질 수 있어요.',
    enum: listErrorCodes(),
  });
  const paths: Record<string, Json> = {};
  for (const route of modules.routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: describeRoute(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '한팀 API',
      version: '1.0.0',
      description:
        '같은 학교 학생끼리 팀원을 찾는 한팀의 REST API. 로그인하면 받는 세션 쿠키나 액세스 토큰으로 나를 알아봐요. ' +
        '응답에는 새 속성이 더해질 수 있으니, 모르는 속성은 건너뛰어 주세요.',
      contact: { name: '한팀' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: modules.openApiTags,
    security: [{ session: [] }, { accessToken: [] }],
    paths,
    components: { schemas: schemas.all(), headers: HEADERS, securitySchemes: SECURITY_SCHEMES },
  };
}

const HEADERS: Json = {
  ETag: {
    schema: { type: 'string' },
    example: '"3"',
    description: '내용의 버전. 고칠 때 If-Match로 보내요.',
  },
  Location: {
    schema: { type: 'string' },
    example: '/api/projects/101',
    description: '만든 것의 주소.',
  },
  RateLimit: {
    required: false,
    schema: { type: 'string' },
    example: '"tokenRequests";r=299;t=60',
    description: '쓴 한도마다 남은 횟수(r)와 다시 세기까지 남은 초(t). 한도를 쓰지 않은 요청의 응답에는 없어요.',
  },
  RateLimitPolicy: {
    required: false,
    schema: { type: 'string' },
    example: '"tokenRequests";q=300;w=60',
    description: '쓴 한도마다 w초 동안 쓸 수 있는 횟수(q). 한도를 쓰지 않은 요청의 응답에는 없어요.',
  },
  IdempotencyReplayed: {
    required: false,
    schema: { type: 'string', const: 'true' },
    example: 'true',
    description: '같은 Idempotency-Key로 보낸 첫 응답을 다시 보냈어요.',
  },
  RetryAfter: {
    schema: { type: 'integer', minimum: 1 },
    example: 60,
    description: '다시 보내도 되는 때까지 남은 시간(초).',
  },
};

const SECURITY_SCHEMES: Json = {
  session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'TLS 뒤에서는 __Host-sid' },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: '설정에서 만든 액세스 토큰. 읽기만 하는 토큰으로는 GET만 쓸 수 있어요. 쿠키보다 먼저 봐요.',
  },
};
