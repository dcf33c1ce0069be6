import type { GuideMaterial } from '@wenwu/core/guides/model'
import { text, type Text } from '@wenwu/core/i18n/text'
import { byApplicant, byGovernment } from './materials.ts'

/** What a line of a guide's material list may say beside its key and name. */
type More = Partial<Pick<GuideMaterial, 'necessity' | 'channel' | 'paperCopies' | 'help' | 'sample'>>

export const byThirdParty = text('第三方出具', 'Issued by a third party', { ja_JP: '第三者が作成', ko_KR: '제3자 발급' })
export const byPlatform = text('平台填报后生成', 'Made by the platform from what is filled in', {
  ja_JP: '入力後にプラットフォームが作成',
  ko_KR: '작성하면 플랫폼이 생성',
})

/** A document that the applicant makes and hands in: required, online only, unless `more` says otherwise. */
export function fromApplicant(key: string, name: Text, more: More = {}): GuideMaterial {
  return { key, name, by: 'applicant', necessity: 'required', channel: byApplicant, paperCopies: 0, ...more }
}

/** A document that an authority on the way adds (an opinion, a letter): not to be collected by the applicant. */
export function fromAuthority(key: string, name: Text, more: More = {}): GuideMaterial {
  return { key, name, by: 'authority', necessity: 'required', channel: byGovernment, paperCopies: 0, ...more }
}

/** The letter by which the province reports a case; it states the opinion of its examination. */
export const provinceOpinion: GuideMaterial = fromAuthority(
  'province-opinion',
  text('省级文物行政部门上报文件', 'Letter of the provincial bureau', {
    ja_JP: '省級文化財行政部門の進達文書',
    ko_KR: '성급 문화유산 행정부서 상신 공문',
  }),
  {
    sample: 'province-opinion',
    help: text(
      '由省级文物行政部门上报时上传，写明初审意见，申请人不需要准备。',
      'Uploaded by the provincial bureau when it reports, with its opinion; nothing for the applicant to prepare.',
      {
        ja_JP: '省級文化財行政部門が進達時に初審意見を記載してアップロードします。申請者の準備は不要です。',
        ko_KR: '성급 문화유산 행정부서가 상신할 때 초심 의견을 적어 올리며 신청인은 준비하지 않아도 됩니다.',
      },
    ),
  },
)
