import { LANGUAGES, type Text } from './language';
import { spell } from './search/search-signs';

/** Maximum number of tags of a notice or a member. */
export const MAX_TAGS = 10;

/** Id, name and other spellings of a tag. A name may be the same in each language. */
type Entry = readonly [id: string, name: string | Text, ...others: string[]];

/**
 * The tags by group, each with its id, its name and its other spellings (rules/tags.md). Case,
 * blanks and dots do not count. An id is never used again for another meaning.
 */
const TAGS_BY_GROUP = {
  LANGUAGE: [
    ['python', 'Python', '파이썬'],
    ['java', 'Java', '자바'],
    ['javascript', 'JavaScript', '자바스크립트', 'JS'],
    ['typescript', 'TypeScript', '타입스크립트', 'TS'],
    ['c', 'C', 'C언어', '씨언어'],
    ['cpp', 'C++', '씨쁠쁠', '씨플플', 'cpp'],
    ['csharp', 'C#', '씨샵', 'csharp'],
    ['kotlin', 'Kotlin', '코틀린'],
    ['swift', 'Swift', '스위프트'],
    ['rust', 'Rust', '러스트'],
    ['go', 'Go', 'Golang', '고언어', 'Go언어'],
    ['dart', 'Dart', '다트언어'],
    ['php', 'PHP'],
    ['ruby', 'Ruby', '루비언어'],
    ['r', 'R', 'R언어', '알언어'],
    ['matlab', 'MATLAB', '매트랩'],
    ['scala', 'Scala', '스칼라'],
    ['haskell', 'Haskell', '하스켈'],
    ['lua', 'Lua', '루아언어'],
    ['assembly', { ko: '어셈블리', en: 'Assembly' }],
    ['verilog', 'Verilog', '베릴로그'],
    ['bash', 'Bash', '셸스크립트', '쉘스크립트', 'shell script'],
    ['sql', 'SQL', '에스큐엘'],
  ],
  WEB: [
    ['html', 'HTML', 'HTML5'],
    ['css', 'CSS', 'CSS3'],
    ['react', 'React', '리액트', '리엑트', 'ReactJS'],
    ['nextjs', 'Next.js', '넥스트', 'Next', 'NextJS'],
    ['vue', 'Vue', '뷰', 'VueJS'],
    ['nuxt', 'Nuxt', 'NuxtJS'],
    ['angular', 'Angular', '앵귤러'],
    ['svelte', 'Svelte', '스벨트', 'SvelteKit'],
    ['astro', 'Astro'],
    ['vite', 'Vite'],
    ['webpack', 'webpack', '웹팩'],
    ['tailwind', 'Tailwind CSS', 'Tailwind', '테일윈드'],
    ['bootstrap', 'Bootstrap', '부트스트랩'],
    ['sass', 'Sass', 'SCSS'],
    ['redux', 'Redux', '리덕스'],
    ['threejs', 'Three.js', 'ThreeJS'],
    ['d3', 'D3.js', 'D3'],
    ['webgl', 'WebGL'],
    ['storybook', 'Storybook', '스토리북'],
    ['pwa', 'PWA'],
    ['web-accessibility', { ko: '웹 접근성', en: 'Web accessibility' }],
  ],
  MOBILE: [
    ['android', 'Android', '안드로이드'],
    ['ios', 'iOS', '아이폰', 'iPhone'],
    ['flutter', 'Flutter', '플러터'],
    ['react-native', 'React Native', '리액트네이티브', '리엑트네이티브'],
    ['expo', 'Expo'],
    ['jetpack-compose', 'Jetpack Compose', 'Compose', '젯팩컴포즈'],
    ['swiftui', 'SwiftUI', '스위프트UI'],
    ['ionic', 'Ionic'],
  ],
  SERVER: [
    ['nodejs', 'Node.js', '노드', 'Node', 'NodeJS'],
    ['express', 'Express', '익스프레스', 'ExpressJS'],
    ['nestjs', 'NestJS', '네스트', 'Nest'],
    ['deno', 'Deno'],
    ['bun', 'Bun'],
    ['spring', 'Spring', '스프링', 'Spring Framework'],
    ['spring-boot', 'Spring Boot', '스프링부트'],
    ['jpa', 'JPA', 'Hibernate', '하이버네이트'],
    ['ktor', 'Ktor'],
    ['django', 'Django', '장고'],
    ['flask', 'Flask', '플라스크'],
    ['fastapi', 'FastAPI', '패스트API'],
    ['rails', 'Ruby on Rails', 'Rails', '레일즈'],
    ['laravel', 'Laravel', '라라벨'],
    ['dotnet', '.NET', '닷넷', 'ASP.NET', 'dotnet'],
    ['vapor', 'Vapor'],
    ['graphql', 'GraphQL', '그래프큐엘'],
    ['rest-api', 'REST API', 'REST', 'RESTful'],
    ['grpc', 'gRPC'],
    ['websocket', 'WebSocket', '웹소켓'],
    ['postgresql', 'PostgreSQL', 'Postgres', '포스트그레스'],
    ['mysql', 'MySQL', '마이에스큐엘'],
    ['mariadb', 'MariaDB', '마리아DB'],
    ['sqlite', 'SQLite'],
    ['oracle', 'Oracle', '오라클'],
    ['mongodb', 'MongoDB', '몽고DB', '몽고디비', 'Mongo'],
    ['redis', 'Redis', '레디스'],
    ['elasticsearch', 'Elasticsearch', '엘라스틱서치'],
    ['kafka', 'Kafka', '카프카'],
    ['rabbitmq', 'RabbitMQ', '래빗MQ'],
    ['firebase', 'Firebase', '파이어베이스'],
    ['supabase', 'Supabase', '수파베이스'],
    ['prisma', 'Prisma', '프리즈마'],
    ['socket-io', 'Socket.IO'],
  ],
  DATA_AI: [
    ['ai', { ko: '인공지능', en: 'AI' }, '에이아이'],
    ['machine-learning', { ko: '머신러닝', en: 'Machine learning' }, '기계학습', 'ML'],
    ['deep-learning', { ko: '딥러닝', en: 'Deep learning' }],
    ['reinforcement-learning', { ko: '강화학습', en: 'Reinforcement learning' }],
    ['llm', 'LLM', '거대언어모델', '대규모언어모델'],
    ['rag', 'RAG', '검색증강생성'],
    ['nlp', { ko: '자연어 처리', en: 'NLP' }],
    ['computer-vision', { ko: '컴퓨터 비전', en: 'Computer vision' }, '영상처리'],
    ['speech', { ko: '음성 인식', en: 'Speech recognition' }, 'STT'],
    ['recommendation', { ko: '추천 시스템', en: 'Recommender systems' }],
    ['chatbot', { ko: '챗봇', en: 'Chatbots' }, 'Chatbot'],
    ['data-analysis', { ko: '데이터 분석', en: 'Data analysis' }],
    ['data-visualization', { ko: '데이터 시각화', en: 'Data visualization' }],
    ['data-engineering', { ko: '데이터 엔지니어링', en: 'Data engineering' }],
    ['big-data', { ko: '빅데이터', en: 'Big data' }],
    ['crawling', { ko: '크롤링', en: 'Web crawling' }, 'Crawling', '스크래핑'],
    ['pytorch', 'PyTorch', '파이토치'],
    ['tensorflow', 'TensorFlow', '텐서플로', '텐서플로우'],
    ['keras', 'Keras', '케라스'],
    ['scikit-learn', 'scikit-learn', 'sklearn', '사이킷런'],
    ['pandas', 'pandas', '판다스'],
    ['numpy', 'NumPy', '넘파이'],
    ['opencv', 'OpenCV'],
    ['huggingface', 'Hugging Face', '허깅페이스'],
    ['langchain', 'LangChain', '랭체인'],
    ['openai-api', 'OpenAI API', 'OpenAI', 'ChatGPT', '챗GPT'],
    ['jupyter', 'Jupyter', '주피터'],
    ['spark', 'Apache Spark', 'Spark', '스파크'],
    ['hadoop', 'Hadoop', '하둡'],
    ['airflow', 'Airflow', '에어플로우'],
    ['tableau', 'Tableau', '태블로'],
    ['power-bi', 'Power BI', '파워BI'],
    ['kaggle', { ko: '캐글', en: 'Kaggle' }],
  ],
  GAME: [
    ['unity', 'Unity', '유니티', 'Unity3D'],
    ['unreal', 'Unreal Engine', '언리얼', 'Unreal', '언리얼엔진'],
    ['godot', 'Godot', '고도엔진'],
    ['game-design', { ko: '게임 기획', en: 'Game design' }],
    ['game-development', { ko: '게임 개발', en: 'Game development' }],
    ['level-design', { ko: '레벨 디자인', en: 'Level design' }],
    ['pixel-art', { ko: '도트', en: 'Pixel art' }, '픽셀아트'],
    ['vr', 'VR', '가상현실', 'XR'],
    ['ar', 'AR', '증강현실'],
    ['roblox', { ko: '로블록스', en: 'Roblox' }],
  ],
  INFRA: [
    ['git', 'Git', '깃'],
    ['github', 'GitHub', '깃허브'],
    ['linux', 'Linux', '리눅스'],
    ['docker', 'Docker', '도커'],
    ['kubernetes', 'Kubernetes', '쿠버네티스', 'K8s'],
    ['aws', 'AWS', 'Amazon Web Services'],
    ['gcp', 'Google Cloud', 'GCP', '구글클라우드'],
    ['azure', 'Azure', '애저'],
    ['vercel', 'Vercel', '버셀'],
    ['nginx', 'Nginx', '엔진엑스'],
    ['terraform', 'Terraform', '테라폼'],
    ['ci-cd', 'CI/CD', 'CI', 'CD', 'CICD'],
    ['github-actions', 'GitHub Actions', '깃허브액션'],
    ['jenkins', 'Jenkins', '젠킨스'],
    ['monitoring', { ko: '모니터링', en: 'Monitoring' }, 'Grafana', 'Prometheus'],
    ['devops', 'DevOps', '데브옵스'],
    ['testing', { ko: '테스트', en: 'Testing' }, 'TDD'],
    ['security', { ko: '보안', en: 'Security' }, '정보보안', '해킹', 'CTF'],
    ['blockchain', { ko: '블록체인', en: 'Blockchain' }, 'Web3'],
    ['solidity', 'Solidity', '솔리디티'],
    ['quantum-computing', { ko: '양자 컴퓨팅', en: 'Quantum computing' }, '양자컴퓨터'],
  ],
  DESIGN: [
    ['figma', 'Figma', '피그마'],
    ['ui-ux', 'UI/UX', 'UI', 'UX', 'UIUX', 'UXUI', 'UI디자인', 'UX디자인'],
    ['ux-research', { ko: 'UX 리서치', en: 'User research' }, '사용자조사', 'UX research'],
    ['design-system', { ko: '디자인 시스템', en: 'Design systems' }, 'Design system'],
    ['prototyping', { ko: '프로토타입', en: 'Prototyping' }, '프로토타이핑'],
    ['photoshop', 'Photoshop', '포토샵'],
    ['illustrator', 'Illustrator', '일러스트레이터'],
    ['indesign', 'InDesign', '인디자인'],
    ['adobe-xd', 'Adobe XD', 'XD'],
    ['framer', 'Framer', '프레이머'],
    ['branding', { ko: '브랜딩', en: 'Branding' }, 'BX'],
    ['illustration', { ko: '일러스트', en: 'Illustration' }],
    ['typography', { ko: '타이포그래피', en: 'Typography' }],
    ['motion', { ko: '모션 그래픽', en: 'Motion graphics' }, '모션'],
    ['after-effects', 'After Effects', '애프터이펙트'],
    ['product-design', { ko: '프로덕트 디자인', en: 'Product design' }],
  ],
  MAKING: [
    ['3d-modeling', { ko: '3D 모델링', en: '3D modeling' }, '3D'],
    ['blender', 'Blender', '블렌더'],
    ['maya', 'Maya', '마야'],
    ['cad', 'CAD', '캐드', 'AutoCAD'],
    ['fusion-360', 'Fusion 360', '퓨전360'],
    ['3d-printing', { ko: '3D 프린팅', en: '3D printing' }, '3D프린터'],
    ['arduino', { ko: '아두이노', en: 'Arduino' }],
    ['raspberry-pi', { ko: '라즈베리파이', en: 'Raspberry Pi' }],
    ['embedded', { ko: '임베디드', en: 'Embedded systems' }, 'Embedded'],
    ['iot', 'IoT', '사물인터넷'],
    ['robotics', { ko: '로봇', en: 'Robotics' }, '로보틱스'],
    ['ros', 'ROS', 'ROS2'],
    ['drone', { ko: '드론', en: 'Drones' }, 'Drone'],
    ['circuit', { ko: '회로 설계', en: 'Circuit design' }, 'PCB', '회로'],
    ['fpga', 'FPGA'],
    ['video', { ko: '영상 편집', en: 'Video editing' }, '영상', '영상제작'],
    ['premiere', 'Premiere Pro', '프리미어프로', '프리미어'],
    ['photography', { ko: '사진', en: 'Photography' }],
    ['music', { ko: '음악', en: 'Music' }, '작곡'],
    ['sound', { ko: '사운드', en: 'Sound design' }, '음향'],
  ],
  WORK: [
    ['planning', { ko: '기획', en: 'Planning' }, '서비스기획'],
    ['project-management', { ko: '프로젝트 관리', en: 'Project management' }, 'PM', 'project management'],
    ['presentation', { ko: '발표', en: 'Presentations' }, 'Presentation', '프레젠테이션'],
    ['slides', 'PPT', 'PowerPoint', '파워포인트', '피피티'],
    ['documents', { ko: '문서', en: 'Documentation' }, '문서작성'],
    ['notion', 'Notion', '노션'],
    ['excel', 'Excel', '엑셀'],
    ['statistics', { ko: '통계', en: 'Statistics' }, '통계학'],
    ['spss', 'SPSS'],
    ['survey', { ko: '설문 조사', en: 'Surveys' }, 'Survey', '설문'],
    ['interview', { ko: '인터뷰', en: 'Interviews' }, 'Interview'],
    ['marketing', { ko: '마케팅', en: 'Marketing' }],
    ['sns', { ko: 'SNS 운영', en: 'Social media' }, 'SNS', '콘텐츠제작'],
    ['writing', { ko: '글쓰기', en: 'Writing' }],
    ['translation', { ko: '번역', en: 'Translation' }, '통역'],
    ['business-model', { ko: '사업 계획', en: 'Business planning' }, 'Business model', '사업계획서', '창업'],
    ['contest', { ko: '공모전', en: 'Contests' }, 'Contest'],
    ['hackathon', { ko: '해커톤', en: 'Hackathons' }, 'Hackathon'],
    ['open-source', { ko: '오픈소스', en: 'Open source' }],
    ['research', { ko: '연구', en: 'Research' }, '리서치'],
  ],
  STUDY: [
    ['toeic', { ko: '토익', en: 'TOEIC' }],
    ['toeic-speaking', { ko: '토익 스피킹', en: 'TOEIC Speaking' }],
    ['opic', { ko: '오픽', en: 'OPIc' }],
    ['toefl', { ko: '토플', en: 'TOEFL' }],
    ['ielts', { ko: '아이엘츠', en: 'IELTS' }],
    ['english-conversation', { ko: '영어 회화', en: 'English conversation' }, '영어회화스터디'],
    ['japanese', { ko: '일본어', en: 'Japanese' }, 'JLPT'],
    ['chinese', { ko: '중국어', en: 'Chinese' }, 'HSK'],
    ['engineer-information', { ko: '정보처리기사', en: 'Information processing engineer' }, '정처기'],
    ['sqld', 'SQLD'],
    ['adsp', 'ADsP', '에이디에스피'],
    ['big-data-engineer', { ko: '빅데이터분석기사', en: 'Big data analysis engineer' }, '빅분기'],
    ['computer-literacy', { ko: '컴퓨터활용능력', en: 'Computer literacy certificate' }, '컴활'],
    ['linux-master', { ko: '리눅스마스터', en: 'Linux Master' }],
    ['korean-history', { ko: '한국사', en: 'Korean history' }, '한능검', '한국사능력검정'],
    ['coding-test', { ko: '코딩테스트', en: 'Coding tests' }, 'Coding test', '코테'],
    ['algorithm', { ko: '알고리즘', en: 'Algorithms' }, 'Algorithm', 'PS', 'problem solving'],
    ['data-structures', { ko: '자료구조', en: 'Data structures' }],
    ['operating-systems', { ko: '운영체제', en: 'Operating systems' }, 'OS'],
    ['databases', { ko: '데이터베이스', en: 'Databases' }, 'Database', 'DB', '디비'],
    ['networks', { ko: '네트워크', en: 'Computer networks' }, '컴퓨터네트워크'],
    ['computer-architecture', { ko: '컴퓨터 구조', en: 'Computer architecture' }, '컴구'],
    ['compilers', { ko: '컴파일러', en: 'Compilers' }],
    ['software-engineering', { ko: '소프트웨어공학', en: 'Software engineering' }],
    ['discrete-math', { ko: '이산수학', en: 'Discrete math' }],
    ['linear-algebra', { ko: '선형대수', en: 'Linear algebra' }, '선형대수학'],
    ['calculus', { ko: '미적분', en: 'Calculus' }, '미적분학'],
    ['probability', { ko: '확률', en: 'Probability' }, '확률과통계'],
    ['physics', { ko: '물리', en: 'Physics' }, '물리학'],
    ['chemistry', { ko: '화학', en: 'Chemistry' }],
    ['biology', { ko: '생물', en: 'Biology' }, '생명과학'],
    ['economics', { ko: '경제', en: 'Economics' }, '경제학'],
    ['accounting', { ko: '회계', en: 'Accounting' }, '회계학'],
    ['finance', { ko: '금융', en: 'Finance' }, '재무'],
    ['law', { ko: '법학', en: 'Law' }],
    ['psychology', { ko: '심리학', en: 'Psychology' }],
    ['design-patterns', { ko: '디자인 패턴', en: 'Design patterns' }],
    ['computer-science', 'CS', '컴퓨터과학', 'computer science', 'CS면접'],
    ['papers', { ko: '논문', en: 'Paper reading' }, '논문읽기'],
    ['books', { ko: '독서', en: 'Reading' }, '책읽기'],
    ['job-interview', { ko: '면접', en: 'Job interviews' }, '기술면접', '면접준비'],
    ['job-search', { ko: '취업', en: 'Job search' }, '취업준비', '취준', '자소서', '자기소개서'],
  ],
  WAY: [
    ['beginners-welcome', { ko: '처음 환영', en: 'Beginners welcome' }, '초보환영', '입문', '비전공자환영'],
    ['english-speaking', { ko: '영어 소통', en: 'English OK' }, 'English'],
    ['online', { ko: '온라인', en: 'Online' }, '비대면'],
    ['offline', { ko: '오프라인', en: 'In person' }, 'Offline', '대면'],
    ['side-project', { ko: '사이드 프로젝트', en: 'Side projects' }, 'Side project', '토이프로젝트', 'toy project'],
    ['portfolio', { ko: '포트폴리오', en: 'Portfolio' }],
    ['code-review', { ko: '코드 리뷰', en: 'Code review' }],
    ['pair-programming', { ko: '짝 프로그래밍', en: 'Pair programming' }, '페어프로그래밍'],
  ],
} as const satisfies Readonly<Record<string, readonly Entry[]>>;

/** A group of tags. */
export type TagGroup = keyof typeof TAGS_BY_GROUP;

/** A technology, a subject or a way of working that notices and members have in common. */
export interface Tag {
  id: string;
  /** The name in each language. */
  names: Text;
  group: TagGroup;
  /** Other spellings of the names. */
  synonyms: readonly string[];
}

/** Returns a name that is the same in each language. */
function textOfName(name: string): Text {
  return Object.fromEntries(LANGUAGES.map((language) => [language, name])) as Text;
}

/** All groups in display order. */
export const TAG_GROUPS = Object.keys(TAGS_BY_GROUP) as TagGroup[];

/** All tags in display order. */
export const TAGS: readonly Tag[] = TAG_GROUPS.flatMap((group) =>
  TAGS_BY_GROUP[group].map(([id, name, ...synonyms]: Entry) => {
    return { id, names: typeof name === 'string' ? textOfName(name) : name, group, synonyms };
  }),
);

/** Returns all spellings of a tag. */
export function spellingsOf({ names, synonyms }: Tag): string[] {
  return [...new Set([...Object.values(names), ...synonyms])];
}

/** Returns the form of a word that is compared: without case, width, blanks and dots. */
export function foldTagWord(word: string): string {
  return spell(word).join('').replaceAll(/[\s.]/gu, '');
}

const TAGS_BY_WORD = new Map(TAGS.flatMap((tag) => spellingsOf(tag).map((word) => [foldTagWord(word), tag] as const)));
const TAGS_BY_ID = new Map(TAGS.map((tag) => [tag.id, tag]));

/** Returns the tag that a whole word names. */
export function findTag(word: string): Tag | undefined {
  return TAGS_BY_WORD.get(foldTagWord(word));
}

/** Returns the tag with this id. */
export function tagOf(id: string): Tag | undefined {
  return TAGS_BY_ID.get(id);
}

/** A piece of a text between separators. */
interface TagPiece {
  /** The piece as written. */
  text: string;
  /** The tag that the whole piece names. */
  tag: Tag | undefined;
}

/** Separators of pieces. The sign + separates words, but not the two signs of C++. */
const SEPARATORS = /[,，､、·・･ㆍ‧•/／|｜;；\n\r]|(?<![+＋])[+＋](?![+＋])/u;

/**
 * Reads the pieces of a text without repetitions, in its order (rules/tags.md). Pieces after the
 * tenth tag have none.
 */
export function readTagPieces(text: string): TagPiece[] {
  const pieces = new Map<string, TagPiece>();
  let count = 0;
  for (const written of text.split(SEPARATORS)) {
    const tag = findTag(written);
    const key = tag?.id ?? foldTagWord(written);
    if (key === '' || pieces.has(key)) continue;
    if (tag) count += 1;
    pieces.set(key, { text: written.trim(), tag: count > MAX_TAGS ? undefined : tag });
  }
  return [...pieces.values()];
}

/** Reads the ids of the tags in a text, in its order, ten at most. */
export function readTags(text: string): string[] {
  return readTagPieces(text).flatMap(({ tag }) => tag?.id ?? []);
}
