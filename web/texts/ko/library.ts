export { default as locale } from 'antd/es/locale/ko_KR';
