import type { CorrectionView } from '@wenwu/core/cases/model'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { FormData } from '@wenwu/core/form/model'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { AnswerBy } from '../../../item/AnswerBy.tsx'

interface CorrectionNoticeProps {
  caseId: string
  /** No time runs while it is corrected: of an accepted case it goes on. */
  isTimeStopped: boolean
  correction: CorrectionView
  item: ItemDefinition
  data: FormData
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onGoField: (path: string) => void
  onGoMaterial: (key: string) => void
}

/** What has to be corrected, once and in full: reason, fields and materials with their words, each leading to its place. */
export function CorrectionNotice({
  caseId,
  isTimeStopped,
  correction,
  item,
  data,
  isOpen,
  onToggle,
  onGoField,
  onGoMaterial,
}: CorrectionNoticeProps) {
  const { t, textOf, locale } = useText()
  const count = [...correction.fields, ...correction.materials].filter(({ isAsked }) => isAsked).length
  return (
    <details className="correction" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t('application.correctionTitle', { n: count })}</summary>
      <p className="correction-meta">
        {t('application.correctionMeta', { name: correction.requestedBy, time: formatMinute(correction.requestedAt) })}
        {correction.number !== null && <span className="mono">{` · ${correction.number}`}</span>}
      </p>
      {correction.answerBy !== null && (
        <p className="correction-answer-by">
          <AnswerBy caseId={caseId} day={correction.answerBy} />
        </p>
      )}
      {correction.againReason !== '' && <p className="correction-reason">{t('case.againReason', { reason: correction.againReason })}</p>}
      {correction.reason !== '' && <p className="correction-reason">{correction.reason}</p>}
      <ul>
        {correction.fields.map(({ path, note, isAsked }) => (
          <li key={path}>
            <button type="button" className="form-link" onClick={() => onGoField(path)}>
              {pathLabel(item.form, path, locale, data)}
            </button>
            {note !== '' && <span>：{note}</span>}
            {!isAsked && <span className="tone-grey"> {t('application.correctionMay')}</span>}
          </li>
        ))}
        {correction.materials.map(({ key, note, isAsked }) => {
          const material = item.materials.find((each) => each.key === key)
          return (
            <li key={key}>
              <button type="button" className="form-link" onClick={() => onGoMaterial(key)}>
                {material === undefined ? key : textOf(material.name)}
              </button>
              {note !== '' && <span>：{note}</span>}
              {!isAsked && material?.by === 'applicant' && <span className="tone-grey"> {t('application.correctionMayAdd')}</span>}
            </li>
          )
        })}
      </ul>
      <p className="correction-meta">{t('application.correctionRule', { n: isTimeStopped ? 1 : 0 })}</p>
    </details>
  )
}
