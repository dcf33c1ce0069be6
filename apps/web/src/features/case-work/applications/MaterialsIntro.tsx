import { ChooseFilesButton } from '../../../item/ChooseFilesButton.tsx'
import type { UploadLine } from '../../../item/upload-lines.ts'
import { useText } from '../../../lib/i18n.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'

interface MaterialsIntroProps {
  lines: readonly UploadLine[]
  onChoose: (files: readonly File[]) => void
}

/** How many materials are there, and the ways to hand in several files at once. On a phone nothing is dragged. */
export function MaterialsIntro({ lines, onChoose }: MaterialsIntroProps) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  const required = lines.filter(({ need }) => need === 'required')
  return (
    <div className="application-intro materials-intro">
      <div>
        <p>
          {t('application.materialsIntro', {
            n: required.length,
            done: required.filter(({ files, isAwaited }) => files.length > 0 && !isAwaited).length,
          })}
        </p>
        {!isNarrow && lines.some(({ isEditable }) => isEditable) && <p>{t('application.materialsDrag')}</p>}
      </div>
      <ChooseFilesButton lines={lines} onChoose={onChoose} />
    </div>
  )
}
