import { useState } from 'react'
import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import { Button } from 'antd'
import type { CaseRow } from '@wenwu/core/cases/model'
import { useText } from '../../../lib/i18n.ts'
import { downloadReplyOf } from './download-reply.ts'

/** Saves the decision of a case from its row; nothing where none went out. */
export function ReplyDownload({ row }: { row: CaseRow }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  if (row.documentNumber === null || (row.conclusion !== 'approved' && row.conclusion !== 'refused')) return null
  const save = (): void => {
    setBusy(true)
    void downloadReplyOf(row.id).finally(() => setBusy(false))
  }
  const words = t('list.downloadReply')
  return (
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
  )
}
