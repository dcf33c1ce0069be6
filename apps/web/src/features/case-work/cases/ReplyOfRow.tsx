import { useState } from 'react'
import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import { Button } from 'antd'
import { Link } from 'react-router'
import type { CaseRow } from '@wenwu/core/cases/model'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useSession } from '../../../lib/session.ts'
import { downloadReplyOf } from './download-reply.ts'

/** Saves the decision of a case from its row, and leads an applicant to it (officials have the case open on it); nothing where none went out. */
export function ReplyOfRow({ row }: { row: CaseRow }) {
  const { t } = useText()
  const isApplicant = useSession((state) => state.user?.kind !== 'official')
  const to = usePathTo()('case-page', { id: row.id }, { node: 'document' })
  const [isBusy, setBusy] = useState(false)
  if (row.documentNumber === null || (row.conclusion !== 'approved' && row.conclusion !== 'refused')) return null
  const save = (): void => {
    setBusy(true)
    void downloadReplyOf(row.id).finally(() => setBusy(false))
  }
  const words = t('list.downloadReply')
  return (
    <>
      {isApplicant && to !== undefined && (
        <Link className="see-reply no-print" to={to} aria-label={`${t('list.seeReply')} ${row.title}`}>
          {t('list.seeReply')}
        </Link>
      )}
      <Button
        type="link"
        size="small"
        className="no-print"
        icon={<DownloadOutlined />}
        loading={isBusy}
        title={words}
        aria-label={`${words} ${row.title}`}
        onClick={save}
      />
    </>
  )
}
