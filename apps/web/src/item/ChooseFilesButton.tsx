import { useRef } from 'react'
import { Button } from 'antd'
import UploadOutlined from '@ant-design/icons/UploadOutlined'
import { useText } from '../lib/i18n.ts'
import type { UploadLine } from './upload-lines.ts'

export interface ChooseFilesButtonProps {
  lines: readonly UploadLine[]
  onChoose: (files: readonly File[]) => void
}

/** Chooses files for several materials at once, where none can be dropped as well; what each is for is asked then. */
export function ChooseFilesButton({ lines, onChoose }: ChooseFilesButtonProps) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const open = lines.filter(({ isEditable }) => isEditable)
  // of one material its own button asks less
  if (open.length < 2) return null
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={[...new Set(open.flatMap(({ types }) => types))].map((ending) => `.${ending}`).join(',')}
        aria-label={t('application.chooseSeveral')}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button icon={<UploadOutlined />} onClick={() => input.current?.click()}>
        {t('application.chooseSeveral')}
      </Button>
    </>
  )
}
