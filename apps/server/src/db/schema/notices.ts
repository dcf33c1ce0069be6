import type { NoticeAudience } from '@wenwu/core/notices/model'

/** Notices. */
export interface NoticeTables {
  notices: { id: string; title: string; content: string; organization: string; audience: NoticeAudience; published_at: Date }
}
