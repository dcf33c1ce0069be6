import type { ReplyDraft } from '@wenwu/core/item/model'

/** Last paragraph of every refusal: reasons stand before it, the remedies here (行政许可法 38条; 行政复议法 2023 20条; 行政诉讼法 46条). */
export const refusalRemedies =
  '三、请将本批复送达申请人。申请人对本决定不服的，可以自收到之日起六十日内依法申请行政复议，或者自收到之日起六个月内依法提起行政诉讼。'

/** The same in a reply that goes to the applicant itself. */
export const refusalRemediesToApplicant =
  '三、对本决定不服的，可以自收到之日起六十日内依法申请行政复议，或者自收到之日起六个月内依法提起行政诉讼。'

/** A reply whose wording serves the applicant too, where an application came past the province: only the remedies of a refusal speak to another reader. */
export function withDirect(reply: ReplyDraft): ReplyDraft {
  const { approve, reject } = reply
  const body = reject.body.map((line) => (line === refusalRemedies ? refusalRemediesToApplicant : line))
  return { ...reply, direct: { approve, reject: { ...reject, body } } }
}
