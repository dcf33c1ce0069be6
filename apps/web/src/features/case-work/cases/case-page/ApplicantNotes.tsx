import { Button } from 'antd'
import type { CaseEvent, CaseView, CorrectionView } from '@wenwu/core/cases/model'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { findVerbEvent } from '@wenwu/core/tasks/verb'
import { awaitsAcceptance } from '../../../../item/awaits-acceptance.ts'
import { useItemGuide } from '../../../../item/use-item-guide.ts'
import { useAuthorityContacts } from '../../../../lib/authority-contacts.ts'
import { formatMinute } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'
import { useIsNarrow } from '../../../../lib/viewport.ts'
import { ConcernedNames } from '../../../../item/ConcernedNames.tsx'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { caseSentence } from '../case-sentence.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { handedInOf } from './handed-in.ts'
import { toldOf } from './story.ts'

interface ApplicantNotesProps {
  view: CaseView
  item: ItemDefinition
  onShow: (node: string) => void
}

/**
 * What an applicant wants to know of a case that waits for others: why it took another way, what was handed in last, until when an answer is due, whom to ask. On a phone it stands at the
 * top, so the steps are folded under where the case is now.
 */
export function ApplicantNotes({ view, item, onShow }: ApplicantNotesProps) {
  const tools = useText()
  const isNarrow = useIsNarrow()
  const told = toldOf(view)
  const sent = view.corrections.filter(({ status }) => status === 'resubmitted').at(-1)
  const rest = (
    <>
      <ProgressLine view={view} />
      {awaitsAcceptance(view) && <BeforeAcceptance view={view} />}
    </>
  )
  return (
    <>
      {isNarrow && view.conclusion === null && <p className="now-line">{caseSentence(view, tools)}</p>}
      {told !== undefined && <Told event={told} />}
      {sent !== undefined && <SentCorrection correction={sent} item={item} onShow={onShow} />}
      {isNarrow ? (
        <details className="rail-more">
          <summary>{tools.t('case.progressLine')}</summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </>
  )
}

/** Why the case took another way: what happened, when, and the reason that was given. */
function Told({ event }: { event: CaseEvent }) {
  const { textOf } = useText()
  const words = findVerbEvent(event.kind)?.words
  return (
    <div className="rail-note">
      <p>
        <strong>{words && textOf(words)}</strong> <ConcernedNames event={event} />{' '}
        <span className="tone-grey">{formatMinute(event.at)}</span>
      </p>
      <p className="rail-reason">{event.opinion}</p>
    </div>
  )
}

/** What was handed in with the last correction, and when. */
function SentCorrection({ correction, item, onShow }: { correction: CorrectionView } & Omit<ApplicantNotesProps, 'view'>) {
  const { t, textOf, locale } = useText()
  const { changed, kept } = handedInOf(correction)
  const join = (paths: readonly string[]): string => {
    const names = paths.map((path) => {
      const material = item.materials.find(({ key }) => path === `materials.${key}`)
      return material === undefined ? pathLabel(item.form, path, locale) : textOf(material.name)
    })
    return names.join(t('application.listSeparator'))
  }
  return (
    <div className="rail-note">
      <p>
        <strong>{t('case.correctionSent', { date: formatMinute(correction.resubmittedAt) })}</strong>
      </p>
      {changed.length > 0 && <p>{t('case.correctionChanged', { names: join(changed) })}</p>}
      {kept.length > 0 && <p>{t('case.correctionKept', { names: join(kept) })}</p>}
      <Button type="link" size="small" onClick={() => onShow('corrections')}>
        {t('case.correctionRecord')}
      </Button>
    </div>
  )
}

/** Until when the applicant is told whether it is accepted, and what to do where something is wrong with it. */
function BeforeAcceptance({ view }: { view: CaseView }) {
  const { t, textOf } = useText()
  const texts = useItemGuide(view.itemCode)?.texts
  const contacts = useAuthorityContacts()
  const contact = [view.provinceCode, null].map((code) => contacts.find(({ provinceCode }) => provinceCode === code)).find(Boolean)
  const ways = (['acceptInstitution', 'consultingWay'] as const).flatMap((key) => {
    const text = texts?.[key]
    // the office that has the case, where one has it; the guide speaks of all cases
    const value = (key === 'acceptInstitution' && view.heldBy) || (text && textOf(text))
    return value ? [{ key, label: t(`guide.${key}`), value }] : []
  })
  const telephone = contact && {
    key: 'telephone',
    label: t('form.person.phone'),
    value: `${contact.name} ${contact.telephone}`,
  }
  const pairs = telephone === undefined ? ways : [...ways, telephone]
  return (
    <div className="rail-note">
      <p>{t('case.noChangeNow')}</p>
      {pairs.length > 0 && <KeyValue columns={1} pairs={pairs} />}
    </div>
  )
}
