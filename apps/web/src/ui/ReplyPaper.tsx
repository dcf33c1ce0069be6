import type { ReplyDocument } from '@wenwu/core/documents/contract'
import { formatChineseDate } from '@wenwu/core/kernel/date'
import './reply-paper.css'

/** What stands on the paper of a reply. */
export type ReplyOnPaper = Pick<ReplyDocument, 'issuer' | 'number' | 'title' | 'mainRecipient' | 'body' | 'closing' | 'date'>

/** A reply as it is laid out on paper, under its red header. */
export function ReplyPaper({ document }: { document: ReplyOnPaper }) {
  return (
    <article className="reply" lang="zh-CN">
      <p className="reply-issuer">{document.issuer}</p>
      <p className="reply-number">{document.number ?? ''}</p>
      <h3>{document.title}</h3>
      <p>{document.mainRecipient}：</p>
      {document.body.map((paragraph, index) => (
        <p key={index} className="reply-paragraph">
          {paragraph}
        </p>
      ))}
      {document.closing !== '' && <p className="reply-paragraph">{document.closing}</p>}
      <p className="reply-signature">
        {document.issuer}
        <br />
        {document.date !== null && formatChineseDate(document.date)}
      </p>
    </article>
  )
}
