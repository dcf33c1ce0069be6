import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  listCertificates: text('读取演练证书', 'List demo certificates', {
    ja_JP: '演習用証明書の取得',
    ko_KR: '훈련용 인증서 읽기',
  }),
  sign: text('演练证书签名', 'Sign with a demo key', {
    ja_JP: '演習用証明書で署名',
    ko_KR: '훈련용 인증서 서명',
  }),
  issued: text('查看演练证书', 'See demo certificates', {
    ja_JP: '演習用証明書の表示',
    ko_KR: '훈련용 인증서 보기',
  }),
  issue: text('签发演练证书', 'Issue a demo certificate', {
    ja_JP: '演習用証明書の発行',
    ko_KR: '훈련용 인증서 발급',
  }),
  revoke: text('吊销演练证书', 'Revoke a demo certificate', {
    ja_JP: '演習用証明書の失効',
    ko_KR: '훈련용 인증서 폐지',
  }),
} satisfies ActNames<typeof contract>
