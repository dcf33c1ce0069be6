import { useState } from 'react'
import { Button } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { fileFormCalls } from '@wenwu/core/files/case-zip'
import { formatFileSize } from '../../../item/file-size.ts'
import { fetchFile, saveBlob } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'

/** What was handed in, counted, and one zip of everything this person may see of the case. Nothing where there is no file. */
export function DownloadAll({ view }: { view: CaseView }) {
  const { t } = useText()
  const [isLoading, setLoading] = useState(false)
  const files = view.materials.flatMap((material) => material.files)
  if (files.length === 0) return null
  const download = (): void => {
    setLoading(true)
    fetchFile(fileFormCalls.zip, { id: view.id })
      .then(({ blob, name }) => saveBlob(blob, name ?? `${view.id}.zip`))
      // call() tells every refusal; a zip that broke off on its way comes as the browser's own error
      .catch((error: unknown) => !(error instanceof CallError) && notify.error(t('case.downloadBroken'), 6))
      .finally(() => setLoading(false))
  }
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return (
    <div className="materials-tools">
      <span className="tone-grey">{t('case.filesInAll', { count: files.length, size: formatFileSize(size) })}</span>
      <Button size="small" loading={isLoading} onClick={download}>
        {t('case.downloadAll')}
      </Button>
    </div>
  )
}
