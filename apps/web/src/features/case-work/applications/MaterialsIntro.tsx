import { ChooseFilesButton } from '../../../item/ChooseFilesButton.tsx'
import type { UploadLine } from '../../../item/upload-lines.ts'
import { useText } from '../../../lib/i18n.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'

interface MaterialsIntroProps {
  lines: readonly UploadLine[]
  onChoose: (files: readonly File[]) => void
}

/** How many materials are there and how many of them are to be corrected, and the ways to hand in several files at once. On a phone nothing is dragged. */
export function MaterialsIntro({ lines, onChoose }: MaterialsIntroProps) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  const awaited = lines.filter(({ isAwaited }) => isAwaited).length
  const required = lines.filter(({ need }) => need === 'required')
  return (
    <div className="application-intro materials-intro">
      <div>
        <p>
          {t('application.materialsIntro', {
            n: required.length,
            done: required.filter(({ files }) => files.length > 0).length,
          })}
          {awaited > 0 && <span className="tone-amber"> {t('application.stepFlagged', { n: awaited })}</span>}
        </p>
        {!isNarrow && lines.some(({ isEditable }) => isEditable) && <p>{t('application.materialsDrag')}</p>}
      </div>
      <ChooseFilesButton lines={lines} onChoose={onChoose} />
    </div>
  )
}
