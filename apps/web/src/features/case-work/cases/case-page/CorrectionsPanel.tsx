import type { CaseView, CorrectionView } from '@wenwu/core/cases/model'
import { getField } from '@wenwu/core/form/paths'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { fieldText } from '@wenwu/core/form/to-text'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { useFormContext } from '../../../../form/use-form-context.ts'
import { formatDate, formatMinute } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'
import { AnswerBy } from '../../../../item/AnswerBy.tsx'
import { CorrectionRounds } from './CorrectionRounds.tsx'
import { filesHandedIn } from './handed-in.ts'
import { toldEntries } from './told-entries.ts'

const statusTones: Record<CorrectionView['status'], string> = { open: 'tone-amber', resubmitted: 'tone-green', withdrawn: 'tone-grey' }

interface CorrectionsPanelProps {
  caseId: string
  corrections: readonly CorrectionView[]
  materials: CaseView['materials']
  item: ItemDefinition
}

/** Each correction notice: what was asked, and what the applicant made of it, before and after side by side. */
export function CorrectionsPanel({ caseId, corrections, materials: handedIn, item }: CorrectionsPanelProps) {
  const { t, textOf, locale } = useText()
  const context = useFormContext()
  const outcomeOf = ({ change, reason }: CorrectionView['materials'][number]): string => {
    if (change !== 'none') return t(change === 'removed' ? 'case.onlyRemoved' : 'case.handedInAgain')
    return reason === '' ? t('case.notHandedIn') : t('case.notHandedInBecause', { reason })
  }
  const filesOf = (correction: CorrectionView, key: string): string[] => {
    const material = handedIn.find((each) => each.key === key)
    return material === undefined ? [] : filesHandedIn(correction, material).map(({ name }) => name)
  }
  const told = corrections.map((correction) => ({ correction, ...toldEntries(correction) }))
  return (
    <div className="corrections">
      <CorrectionRounds corrections={corrections} item={item} />
      {told.map(({ correction, fields, materials }) => (
        <section key={correction.id}>
          <h3>
            {t('case.correctionOf', { date: formatMinute(correction.requestedAt), name: correction.requestedBy })}
            <span className={statusTones[correction.status]}>
              {correction.resubmittedAt === null
                ? t('case.waitingResubmit')
                : t(correction.status === 'withdrawn' ? 'case.roundWithdrawn' : 'case.resubmitted', {
                    date: formatMinute(correction.resubmittedAt),
                  })}
            </span>
          </h3>
          <p className="correction-facts">
            {correction.number !== null && <span className="mono">{correction.number}</span>}
            {correction.answerBy !== null &&
              (correction.status === 'open' ? (
                <AnswerBy caseId={caseId} day={correction.answerBy} />
              ) : (
                <span>{t('list.answerByDay', { date: formatDate(correction.answerBy) })}</span>
              ))}
          </p>
          {correction.againReason !== '' && (
            <p className="correction-reason">{t('case.againReason', { reason: correction.againReason })}</p>
          )}
          {correction.reason !== '' && <p className="correction-reason">{correction.reason}</p>}
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('case.sections')}</th>
                <th scope="col">{t('case.defectNote')}</th>
                <th scope="col">{t('case.before')}</th>
                <th scope="col">{t('case.after')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => {
                const change = correction.changes.find((each) => each.path === field.path)
                const definition = getField(item.form, field.path)
                return (
                  <tr key={field.path}>
                    <th scope="row">{pathLabel(item.form, field.path, locale)}</th>
                    <td>{field.note}</td>
                    {change === undefined ? (
                      <td colSpan={2} className="tone-grey">
                        {correction.status !== 'resubmitted'
                          ? ''
                          : field.reason === ''
                            ? t('case.unchanged')
                            : t('case.unchangedBecause', { reason: field.reason })}
                      </td>
                    ) : (
                      <>
                        <td className="text-before">{fieldText(definition, change.before, context) || '—'}</td>
                        <td className="text-after">{fieldText(definition, change.after, context) || '—'}</td>
                      </>
                    )}
                  </tr>
                )
              })}
              {materials.map((material) => (
                <tr key={material.key}>
                  <th scope="row">{nameOfMaterial(item, material.key, textOf)}</th>
                  <td>{material.note}</td>
                  <td colSpan={2} className={material.change === 'handed-in' ? undefined : 'tone-grey'}>
                    {correction.status === 'resubmitted' ? outcomeOf(material) : ''}
                    {filesOf(correction, material.key).map((name) => (
                      <span key={name} className="handed-in-file">
                        {name}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

function nameOfMaterial(item: ItemDefinition, key: string, textOf: ReturnType<typeof useText>['textOf']): string {
  const material = item.materials.find((each) => each.key === key)
  return material === undefined ? key : textOf(material.name)
}
