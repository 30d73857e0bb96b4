import express, { type RequestHandler, type Router } from 'express';
import { contentSecurityPolicy, createNonce, type Policy } from '../headers/csp';

const EXAMPLES = `# 요청마다 위에 있는 ▶ 버튼으로 하나씩 실행해 보세요. 먼저 로그인하면 세션 쿠키가 생겨요.
#
# 프로그램처럼 실행하려면 한팀의 설정에서 액세스 토큰을 만들고,
# 왼쪽 맨 위의 "헤더 설정" 버튼을 눌러 헤더를 더해 주세요.
#   Authorization: Bearer hanteam_pat_...
# 그러면 쿠키 대신 토큰으로 나를 알아봐요. (docs/integrators)

mutation LogIn {
  logIn(input: { loginId: "minji", password: "hanteam-demo" }) { viewer { id member { nickName } school { name } } }
}

query Me {
  viewer { member { nickName imageUrl } school { name } email unreadNotificationCount }
}

query Projects {
  notices(page: 0, size: 12, filter: { kind: PROJECT, recruitingOnly: true }) {
    totalCount
    totalPages
    nodes {
      id title recruiting headcount createdAt owner { nickName } viewerHasFavourited
      ... on Project { field techStack roles { role headcount approved } }
    }
  }
}

query MyApplications {
  viewer {
    applications(first: 20) {
      nodes { id status role notice { id kind title recruiting } }
      pageInfo { hasNextPage endCursor }
    }
  }
}

mutation PostStudy {
  createStudy(input: { title: "알고리즘 스터디", headcount: 4, content: "매주 화요일 저녁에 모여요." }) { study { id title } }
}

query Schools {
  schools(search: "서울") { id name domains }
}
`;

/**
 * Altair takes 7 MB of heap, which every garbage collection would visit. It is therefore loaded by
 * its first request.
 */
const loadAltair = () => import('altair-static');

/**
 * Serves the GraphQL playground to browsers that open /graphql. It loads nothing from other
 * origins.
 */
export function mountPlayground(router: Router): void {
  router.get('/', async (req, res, next) => {
    if (req.accepts(['json', 'html']) !== 'html' || req.query.query !== undefined) return next();
    const { renderAltair } = await loadAltair();
    const cspNonce = createNonce();
    res.set('Content-Security-Policy', contentSecurityPolicy(playgroundPolicy(cspNonce)));
    res.type('html').send(
      renderAltair({
        baseURL: '/graphql/playground/',
        endpointURL: '/graphql',
        subscriptionsEndpoint: '/graphql',
        initialSubscriptionRequestHandlerId: 'graphql-ws',
        initialQuery: EXAMPLES,
        initialSettings: {
          language: 'ko-KR',
          'request.withCredentials': true,
          'alert.disableUpdateNotification': true,
          'banners.disable': true,
        },
        disableAccount: true,
        cspNonce,
      }),
    );
  });
  let files: Promise<RequestHandler> | undefined;
  router.use('/playground', async (req, res, next) => {
    files ??= loadFiles();
    (await files)(req, res, next);
  });
}

/** Altair's scripts and styles. */
async function loadFiles(): Promise<RequestHandler> {
  const { getDistDirectory } = await loadAltair();
  return express.static(getDistDirectory(), { index: false, maxAge: '1d' });
}

/**
 * Altair compiles its templates and styles in the browser, so only this page allows `unsafe-eval`.
 */
function playgroundPolicy(nonce: string): Policy {
  return {
    'script-src': [`'self'`, `'nonce-${nonce}'`, `'unsafe-eval'`],
    'style-src': [`'self'`, `'unsafe-inline'`],
    'img-src': [`'self'`, 'data:', 'blob:'],
    'font-src': [`'self'`, 'data:'],
    'worker-src': [`'self'`, 'blob:'],
    'base-uri': [`'self'`],
  };
}
