import { spell } from './search-signs';

/** Maximum number of tags of a notice or a member. */
export const MAX_TAGS = 10;

/**
 * The tags by group, each with its id, its name and its other spellings (rules.md: Tags). Case,
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
    ['assembly', '어셈블리', 'Assembly'],
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
    ['web-accessibility', '웹 접근성', 'web accessibility'],
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
    ['ai', '인공지능', 'AI', '에이아이'],
    ['machine-learning', '머신러닝', '기계학습', 'machine learning', 'ML'],
    ['deep-learning', '딥러닝', 'deep learning'],
    ['reinforcement-learning', '강화학습', 'reinforcement learning'],
    ['llm', 'LLM', '거대언어모델', '대규모언어모델'],
    ['rag', 'RAG', '검색증강생성'],
    ['nlp', '자연어 처리', 'NLP'],
    ['computer-vision', '컴퓨터 비전', 'computer vision', '영상처리'],
    ['speech', '음성 인식', 'speech recognition', 'STT'],
    ['recommendation', '추천 시스템', 'recommender system'],
    ['chatbot', '챗봇', 'chatbot'],
    ['data-analysis', '데이터 분석', 'data analysis'],
    ['data-visualization', '데이터 시각화', 'data visualization'],
    ['data-engineering', '데이터 엔지니어링', 'data engineering'],
    ['big-data', '빅데이터', 'big data'],
    ['crawling', '크롤링', 'crawling', '스크래핑'],
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
    ['kaggle', '캐글', 'Kaggle'],
  ],
  GAME: [
    ['unity', 'Unity', '유니티', 'Unity3D'],
    ['unreal', 'Unreal Engine', '언리얼', 'Unreal', '언리얼엔진'],
    ['godot', 'Godot', '고도엔진'],
    ['game-design', '게임 기획', 'game design'],
    ['game-development', '게임 개발', 'game development'],
    ['level-design', '레벨 디자인', 'level design'],
    ['pixel-art', '도트', 'pixel art', '픽셀아트'],
    ['vr', 'VR', '가상현실', 'XR'],
    ['ar', 'AR', '증강현실'],
    ['roblox', '로블록스', 'Roblox'],
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
    ['monitoring', '모니터링', 'Grafana', 'Prometheus'],
    ['devops', 'DevOps', '데브옵스'],
    ['testing', '테스트', 'testing', 'TDD'],
    ['security', '보안', '정보보안', 'security', '해킹', 'CTF'],
    ['blockchain', '블록체인', 'blockchain', 'Web3'],
    ['solidity', 'Solidity', '솔리디티'],
    ['quantum-computing', '양자 컴퓨팅', 'quantum computing', '양자컴퓨터'],
  ],
  DESIGN: [
    ['figma', 'Figma', '피그마'],
    ['ui-ux', 'UI/UX', 'UI', 'UX', 'UIUX', 'UXUI', 'UI디자인', 'UX디자인'],
    ['ux-research', 'UX 리서치', '사용자조사', 'user research', 'UX research'],
    ['design-system', '디자인 시스템', 'design system'],
    ['prototyping', '프로토타입', '프로토타이핑', 'prototyping'],
    ['photoshop', 'Photoshop', '포토샵'],
    ['illustrator', 'Illustrator', '일러스트레이터'],
    ['indesign', 'InDesign', '인디자인'],
    ['adobe-xd', 'Adobe XD', 'XD'],
    ['framer', 'Framer', '프레이머'],
    ['branding', '브랜딩', 'branding', 'BX'],
    ['illustration', '일러스트', 'illustration'],
    ['typography', '타이포그래피', 'typography'],
    ['motion', '모션 그래픽', 'motion graphics', '모션'],
    ['after-effects', 'After Effects', '애프터이펙트'],
    ['product-design', '프로덕트 디자인', 'product design'],
  ],
  MAKING: [
    ['3d-modeling', '3D 모델링', '3D', '3D modeling'],
    ['blender', 'Blender', '블렌더'],
    ['maya', 'Maya', '마야'],
    ['cad', 'CAD', '캐드', 'AutoCAD'],
    ['fusion-360', 'Fusion 360', '퓨전360'],
    ['3d-printing', '3D 프린팅', '3D프린터', '3D printing'],
    ['arduino', '아두이노', 'Arduino'],
    ['raspberry-pi', '라즈베리파이', 'Raspberry Pi'],
    ['embedded', '임베디드', 'embedded'],
    ['iot', 'IoT', '사물인터넷'],
    ['robotics', '로봇', 'robotics', '로보틱스'],
    ['ros', 'ROS', 'ROS2'],
    ['drone', '드론', 'drone'],
    ['circuit', '회로 설계', 'PCB', '회로'],
    ['fpga', 'FPGA'],
    ['video', '영상 편집', '영상', '영상제작', 'video editing'],
    ['premiere', 'Premiere Pro', '프리미어프로', '프리미어'],
    ['photography', '사진', 'photography'],
    ['music', '음악', '작곡', 'music'],
    ['sound', '사운드', '음향', 'sound design'],
  ],
  WORK: [
    ['planning', '기획', '서비스기획', 'planning'],
    ['project-management', '프로젝트 관리', 'PM', 'project management'],
    ['presentation', '발표', 'presentation', '프레젠테이션'],
    ['slides', 'PPT', 'PowerPoint', '파워포인트', '피피티'],
    ['documents', '문서', '문서작성', 'documentation'],
    ['notion', 'Notion', '노션'],
    ['excel', 'Excel', '엑셀'],
    ['statistics', '통계', 'statistics', '통계학'],
    ['spss', 'SPSS'],
    ['survey', '설문 조사', '설문', 'survey'],
    ['interview', '인터뷰', 'interview'],
    ['marketing', '마케팅', 'marketing'],
    ['sns', 'SNS 운영', 'SNS', '콘텐츠제작', 'social media'],
    ['writing', '글쓰기', 'writing'],
    ['translation', '번역', 'translation', '통역'],
    ['business-model', '사업 계획', '사업계획서', 'business model', '창업'],
    ['contest', '공모전', 'contest'],
    ['hackathon', '해커톤', 'hackathon'],
    ['open-source', '오픈소스', 'open source'],
    ['research', '연구', 'research', '리서치'],
  ],
  STUDY: [
    ['toeic', '토익', 'TOEIC'],
    ['toeic-speaking', '토익 스피킹', 'TOEIC Speaking'],
    ['opic', '오픽', 'OPIc'],
    ['toefl', '토플', 'TOEFL'],
    ['ielts', '아이엘츠', 'IELTS'],
    ['english-conversation', '영어 회화', '영어회화스터디', 'English conversation'],
    ['japanese', '일본어', 'Japanese', 'JLPT'],
    ['chinese', '중국어', 'Chinese', 'HSK'],
    ['engineer-information', '정보처리기사', '정처기', 'Engineer Information Processing'],
    ['sqld', 'SQLD'],
    ['adsp', 'ADsP', '에이디에스피'],
    ['big-data-engineer', '빅데이터분석기사', '빅분기', 'Big Data Analysis Engineer'],
    ['computer-literacy', '컴퓨터활용능력', '컴활', 'Computer Specialist'],
    ['linux-master', '리눅스마스터', 'Linux Master'],
    ['korean-history', '한국사', '한능검', '한국사능력검정', 'Korean history'],
    ['coding-test', '코딩테스트', '코테', 'coding test'],
    ['algorithm', '알고리즘', 'algorithm', 'algorithms', 'PS', 'problem solving'],
    ['data-structures', '자료구조', 'data structures'],
    ['operating-systems', '운영체제', 'operating systems', 'OS'],
    ['databases', '데이터베이스', 'database', 'databases', 'DB', '디비'],
    ['networks', '네트워크', '컴퓨터네트워크', 'computer networks'],
    ['computer-architecture', '컴퓨터 구조', '컴구', 'computer architecture'],
    ['compilers', '컴파일러', 'compilers'],
    ['software-engineering', '소프트웨어공학', 'software engineering'],
    ['discrete-math', '이산수학', 'discrete math'],
    ['linear-algebra', '선형대수', 'linear algebra', '선형대수학'],
    ['calculus', '미적분', '미적분학', 'calculus'],
    ['probability', '확률', '확률과통계', 'probability'],
    ['physics', '물리', '물리학', 'physics'],
    ['chemistry', '화학', 'chemistry'],
    ['biology', '생물', '생명과학', 'biology'],
    ['economics', '경제', '경제학', 'economics'],
    ['accounting', '회계', '회계학', 'accounting'],
    ['finance', '금융', '재무', 'finance'],
    ['law', '법학', 'law'],
    ['psychology', '심리학', 'psychology'],
    ['design-patterns', '디자인 패턴', 'design patterns'],
    ['computer-science', 'CS', '컴퓨터과학', 'computer science', 'CS면접'],
    ['papers', '논문', '논문읽기', 'paper reading'],
    ['books', '독서', '책읽기', 'book reading'],
    ['job-interview', '면접', '기술면접', '면접준비', 'job interviews'],
    ['job-search', '취업', '취업준비', '취준', '자소서', '자기소개서', 'job search'],
  ],
  WAY: [
    ['beginners-welcome', '처음 환영', '초보환영', '입문', '비전공자환영', 'beginners welcome'],
    ['english-speaking', '영어 소통', 'English', 'English OK'],
    ['online', '온라인', 'online', '비대면'],
    ['offline', '오프라인', 'offline', '대면'],
    ['side-project', '사이드 프로젝트', '토이프로젝트', 'side project', 'toy project'],
    ['portfolio', '포트폴리오', 'portfolio'],
    ['code-review', '코드 리뷰', 'code review'],
    ['pair-programming', '짝 프로그래밍', '페어프로그래밍', 'pair programming'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [id: string, name: string, ...others: string[]])[]>>;

/** A group of tags. */
export type TagGroup = keyof typeof TAGS_BY_GROUP;

/** A technology, a subject or a way of working that notices and members have in common. */
export interface Tag {
  id: string;
  name: string;
  group: TagGroup;
  /** Other spellings of the name. */
  synonyms: readonly string[];
}

/** All groups in display order. */
export const TAG_GROUPS = Object.keys(TAGS_BY_GROUP) as TagGroup[];

/** All tags in display order. */
export const TAGS: readonly Tag[] = TAG_GROUPS.flatMap((group) =>
  TAGS_BY_GROUP[group].map(([id, name, ...synonyms]) => ({ id, name, group, synonyms })),
);

/** Returns the form of a word that is compared: without case, width, blanks and dots. */
export function foldTagWord(word: string): string {
  return spell(word).join('').replaceAll(/[\s.]/gu, '');
}

const TAGS_BY_WORD = new Map(
  TAGS.flatMap((tag) => [tag.name, ...tag.synonyms].map((word) => [foldTagWord(word), tag] as const)),
);
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
export interface TagPiece {
  /** The piece as written. */
  text: string;
  /** The tag that the whole piece names. */
  tag: Tag | undefined;
}

/** Separators of pieces. The sign + separates words, but not the two signs of C++. */
const SEPARATORS = /[,，､、·・･ㆍ‧•/／|｜;；\n\r]|(?<![+＋])[+＋](?![+＋])/u;

/**
 * Reads the pieces of a text without repetitions, in its order (rules.md: Tags). Pieces after the
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
