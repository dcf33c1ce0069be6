import { Fragment, useMemo, useState } from 'react'
import { Button } from 'antd'
import type { CaseEvent, CaseView } from '@wenwu/core/cases/model'
import { findVerbEvent } from '@wenwu/core/tasks/verb'
import { formatMinute } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'
import { FoldedWords } from './FoldedWords.tsx'
import { ConcernedNames } from '../../../../item/ConcernedNames.tsx'
import { storyOf, type SignersTold, type Tally } from './story.ts'

/** How many opinions have three lines each; with more, each has two until it is opened, so that the outcomes stay in sight. */
const roomy = 2

/** What an official has to know before deciding: what the applicant changed, what is missing, how the experts judged, what was said last. */
export function CaseStory({ view, onShow }: { view: CaseView; onShow: (node: string) => void }) {
  const { t, textOf } = useText()
  const { changed, missing, tally, experts, signers, opinions, returned } = useMemo(() => storyOf(view), [view])
  const { panel } = view
  const now = signers.filter(({ isOver }) => !isOver)
  const before = signers.filter(({ isOver }) => isOver).reverse()
  const said = [...experts, ...now.flatMap(({ asks, answers }) => [...asks, ...answers]), ...opinions]
  if (changed === null && missing.length === 0 && tally === null && said.length + before.length === 0 && panel === null) return null
  const countsOf = ({ verdicts, open }: Tally): string[] => [
    ...verdicts.map(({ label, n }) => t('case.tallyOf', { label: textOf(label), n })),
    ...(open > 0 ? [t('case.tallyOpen', { n: open })] : []),
  ]
  const counts = tally === null ? [] : countsOf(tally)
  const signersLine = ({ tally: of, answers }: SignersTold): string =>
    t(of.open > 0 ? 'case.signersTallyOpen' : 'case.signersTally', { words: countsOf(of).join(' · '), n: answers.length })
  const isDense = said.length > roomy
  const tell = (events: readonly CaseEvent[], isOfOneStep = false) =>
    events.map((event) => <Said key={event.id} event={event} returned={returned} isDense={isDense} isOfOneStep={isOfOneStep} />)
  return (
    <section className={isDense ? 'case-story is-dense' : 'case-story'} aria-label={t('case.story')}>
      {changed !== null && (
        <Button type="link" size="small" className="story-link" onClick={() => onShow('corrections')}>
          {changed === 0 ? t('case.correctedNothing') : t('case.correctedAgain', { n: changed })}
        </Button>
      )}
      {missing.length > 0 && (
        <p className="tone-amber">{t('case.missingMaterials', { names: missing.map(textOf).join(t('application.listSeparator')) })}</p>
      )}
      {counts.length > 0 && <p>{t('case.tally', { words: counts.join(' · ') })}</p>}
      {panel !== null && (
        <p>
          {t(panel.open > 0 ? 'case.panelOpen' : 'case.panel', { asked: panel.asked, answered: panel.answered, silent: panel.silent })}
          {panel.open > 0 && panel.enough !== null && <span className="tone-grey"> {t('case.panelEnough', { enough: panel.enough })}</span>}
        </p>
      )}
      {tell(experts)}
      {now.map((round) => (
        <Fragment key={(round.asks[0] ?? round.answers[0])?.id}>
          {tell(round.asks)}
          {round.answers.length + round.tally.open > 1 && <p>{signersLine(round)}</p>}
          {tell(round.answers, true)}
        </Fragment>
      ))}
      {tell(opinions)}
      {before.map((round) => (
        <details key={round.answers[0]?.id} className="rail-more">
          <summary>{signersLine(round)}</summary>
          {tell(round.answers, true)}
        </details>
      ))}
      {said.length + before.length > 0 && (
        <Button type="link" size="small" className="story-link" onClick={() => onShow('progress')}>
          {t('case.allRecords')}
        </Button>
      )}
    </section>
  )
}

/** One opinion with who gave it, of which body, when; a long one is opened by a click, why the case is here again stands whole. Those of one step are headed by the names. */
function Said({
  event,
  returned,
  isDense,
  isOfOneStep,
}: {
  event: CaseEvent
  returned: CaseEvent | undefined
  isDense: boolean
  isOfOneStep: boolean
}) {
  const { t, textOf } = useText()
  const isOpenFirst = event === returned
  const [isOpen, setOpen] = useState(isOpenFirst)
  const name = event.actorBody === '' ? event.actorName : t('case.storyBy', { name: event.actorName, body: event.actorBody })
  const by = isOfOneStep ? formatMinute(event.at) : `${name} · ${formatMinute(event.at)}`
  const head = isOfOneStep ? name : event.stepName && textOf(event.stepName)
  const isShort = isDense && !isOpen
  const outcome = event.outcomeLabel ?? findVerbEvent(event.kind)?.words
  return (
    <div className="story-opinion">
      <p className="story-head">
        {head !== null && <strong>{head}</strong>}
        {outcome !== undefined && <span className="timeline-outcome">{textOf(outcome)}</span>}
        <ConcernedNames event={event} />
        {isShort && (
          <span className="story-by" title={by}>
            {by}
          </span>
        )}
      </p>
      {event.opinion !== '' && <FoldedWords words={event.opinion} isOpenFirst={isOpenFirst} onToggle={setOpen} />}
      {!isShort && <p className="story-by">{by}</p>}
    </div>
  )
}
