import type { ReactNode } from 'react'
import type { CorrectionView } from '@wenwu/core/cases/model'
import type { FormData } from '@wenwu/core/form/model'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { AnswerBy } from '../../../item/AnswerBy.tsx'
import type { CorrectionParts } from './correction.ts'
import { PointsLeft } from './PointsLeft.tsx'
import { usePartNames } from './use-part-names.ts'

interface CorrectionNoticeProps {
  caseId: string
  /** No time runs while it is corrected: of an accepted case it goes on. */
  isTimeStopped: boolean
  correction: CorrectionView
  item: ItemDefinition
  data: FormData
  /** What of it is still to be done. */
  due: CorrectionParts
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onGoField: (path: string) => void
  onGoMaterial: (key: string) => void
}

/** One line of the notice. */
interface Told {
  key: string
  name: string
  note: string
  /** Said behind it. */
  more?: ReactNode
  /** Leads to its place; absent: the applicant has none. */
  onGo?: () => void
}

/**
 * What has to be corrected, once and in full: reason, fields and materials with their words, each leading to its place and saying when it is done. What is open
 * along with it, and what others correct, stands apart.
 */
export function CorrectionNotice({
  caseId,
  isTimeStopped,
  correction,
  item,
  data,
  due,
  isOpen,
  onToggle,
  onGoField,
  onGoMaterial,
}: CorrectionNoticeProps) {
  const { t } = useText()
  const names = usePartNames(item, data)
  const done = <span className="tone-green"> {t('application.pointDone')}</span>
  const fieldLine = ({ path, note, isAsked }: CorrectionView['fields'][number]): Told => ({
    key: path,
    name: names.field(path),
    note,
    more: isAsked && !due.fields.includes(path) && done,
    onGo: () => onGoField(path),
  })
  const materialLine = ({ key, note, isAsked }: CorrectionView['materials'][number]): Told => ({
    key: `materials.${key}`,
    name: names.material(key),
    note,
    more: isAsked ? !due.materials.includes(key) && done : <span className="tone-grey"> {t('application.correctionMayAdd')}</span>,
    onGo: () => onGoMaterial(key),
  })
  const { fields, materials } = correction
  const isTheirs = ({ key }: { key: string }): boolean => item.materials.find((each) => each.key === key)?.by !== 'applicant'
  const points = [
    ...fields.filter(({ isAsked }) => isAsked).map(fieldLine),
    ...materials.filter(({ isAsked }) => isAsked).map(materialLine),
  ]
  const open = [
    ...fields.filter(({ isAsked }) => !isAsked).map(fieldLine),
    ...materials.filter((each) => !each.isAsked && !isTheirs(each)).map(materialLine),
  ]
  const theirs = materials
    .filter((each) => !each.isAsked && isTheirs(each))
    .map((each): Told => {
      const { key, name, note } = materialLine(each)
      return { key, name, note }
    })
  return (
    <details className="correction" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        {t('application.correctionTitle', { n: points.length })}{' '}
        <PointsLeft total={points.length} left={due.fields.length + due.materials.length} />
      </summary>
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
      <Lines of={points} />
      {open.length > 0 && <p>{t('application.correctionOpen')}</p>}
      <Lines of={open} />
      {theirs.length > 0 && <p>{t('application.correctionTheirs')}</p>}
      <Lines of={theirs} />
      <p className="correction-meta">{t('application.correctionRule', { n: isTimeStopped ? 1 : 0 })}</p>
    </details>
  )
}

function Lines({ of }: { of: readonly Told[] }) {
  if (of.length === 0) return null
  return (
    <ul>
      {of.map(({ key, name, note, more, onGo }) => (
        <li key={key}>
          {onGo === undefined ? (
            name
          ) : (
            <button type="button" className="form-link" onClick={onGo}>
              {name}
            </button>
          )}
          {note !== '' && <span>：{note}</span>}
          {more}
        </li>
      ))}
    </ul>
  )
}
