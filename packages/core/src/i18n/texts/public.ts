import { defineTexts } from '../define.ts'

/** The frame of pages that are read without signing in. */
export const texts = defineTexts({
  zh_CN: {
    services: '公众服务',
    guide: '办事指南',
    laws: '法律法规',
    standards: '标准规范',
    information: '信息公开',
    search: '检索法规、标准、指南',
    signIn: '登录',
    skipToContent: '跳到内容',
    language: '语言',
  },
  en_US: {
    services: 'Public services',
    guide: 'Work guide',
    laws: 'Laws and regulations',
    standards: 'Standards',
    information: 'Public information',
    search: 'Search laws, standards, guides',
    signIn: 'Sign in',
    skipToContent: 'Skip to content',
    language: 'Language',
  },
  ja_JP: {
    services: '公共サービス',
    guide: '手続案内',
    laws: '法令',
    standards: '標準規格',
    information: '情報公開',
    search: '法令・標準・案内を検索',
    signIn: 'ログイン',
    skipToContent: '本文へ移動',
    language: '言語',
  },
  ko_KR: {
    services: '공공 서비스',
    guide: '민원 안내',
    laws: '법령',
    standards: '표준 규격',
    information: '정보 공개',
    search: '법령·표준·안내 검색',
    signIn: '로그인',
    skipToContent: '본문으로 이동',
    language: '언어',
  },
})
