import type { ReactNode, RefObject } from 'react'
import type { Text } from '@wenwu/core/i18n/text'
import { formatInstant } from '@wenwu/core/i18n/format'
import { guideAnchor, type GuideView } from '@wenwu/core/guides/model'
import { matterCode } from '@wenwu/core/item/matter-code'
import { useText } from '../../../lib/i18n.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { GuideBasics } from './GuideBasics.tsx'
import { GuideBasis } from './GuideBasis.tsx'
import { GuideMaterials } from './GuideMaterials.tsx'
import { GuideTabs } from './GuideTabs.tsx'
import { WhoMayApply } from './WhoMayApply.tsx'
import { guideSections, type GuideSection } from './guide-sections.ts'
import './guide.css'

interface GuideSheetProps {
  guide: GuideView
  /** What only a script can do: print, apply. */
  actions?: ReactNode
  /** The way to the flow chart; without a script the picture itself is linked. */
  flow?: ReactNode
  /** Whom to ask, by telephone. */
  telephones?: ReactNode
  tabs?: { bar: RefObject<HTMLElement | null>; active: string | undefined; onChoose: (key: string) => void }
}

/** The page of a guide (specification §2.7). Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function GuideSheet({ guide, actions, flow, telephones, tabs }: GuideSheetProps) {
  const { t, textOf, locale } = useText()
  const none = <p className="guide-none">{t('guide.nothing')}</p>
  const words = (text: Text | undefined): ReactNode => (text === undefined ? none : <p className="guide-words">{textOf(text)}</p>)
  const content: Record<GuideSection, ReactNode> = {
    basic: <GuideBasics guide={guide} telephones={telephones} />,
    process: (
      <>
        {guide.flow.kind === 'process' && <GuideWay steps={guide.flow.steps} />}
        {words(guide.texts.handleProcess)}
        {flow ?? <PlainFlow flow={guide.flow} />}
      </>
    ),
    materials:
      guide.materials.length === 0 ? (
        <p className="guide-none">{t('guide.noMaterials')}</p>
      ) : (
        <GuideMaterials materials={guide.materials} />
      ),
    prohibited: <Points texts={guide.prohibitiveRequirements} empty={none} />,
    conditions: <Points texts={guide.acceptConditions} empty={none} />,
    charge: words(guide.texts.chargeNorm),
    basis: guide.legalBasis.length === 0 ? none : <GuideBasis bases={guide.legalBasis} />,
    questions: guide.commonQuestions.length === 0 ? none : <Questions questions={guide.commonQuestions} />,
  }
  const isForeign = locale !== 'zh_CN' && locale !== 'tw_CN'
  return (
    <div className="page guide">
      <PageHeader
        title={textOf(guide.name)}
        description={
          <span className="guide-facts">
            {matterCode(guide.code) !== '' && (
              <span>
                {t('guide.code')} <span className="mono">{guide.code}</span>
              </span>
            )}
            {guide.region !== null && <span className="guide-region">{guide.region}</span>}
            {guide.itemVersionId === null && <span>{t('guide.notOnline')}</span>}
            <span>{t('guide.published', { day: formatInstant(new Date(guide.publishedAt), locale, 'day') })}</span>
          </span>
        }
        actions={actions}
      />
      <WhoMayApply applicants={guide.applicants} />
      {isForeign && !guide.isTranslated && <p className="guide-note">{t('guide.onlyChinese')}</p>}
      <GuideTabs
        items={guideSections.map(({ key, title }) => ({ key, label: t(title) }))}
        bar={tabs?.bar}
        active={tabs?.active}
        onChoose={tabs?.onChoose}
      />
      <div className="guide-sections">
        {guideSections.map(({ key, title }) => (
          <section key={key} id={guideAnchor(key)} className="guide-section" aria-labelledby={`${guideAnchor(key)}-title`}>
            <h2 id={`${guideAnchor(key)}-title`}>{t(title)}</h2>
            {content[key]}
          </section>
        ))}
      </div>
    </div>
  )
}

/** The steps of an application that goes well, in their order. */
function GuideWay({ steps }: { steps: readonly Text[] }) {
  const { t, textOf } = useText()
  return (
    <ol className="guide-way" aria-label={t('guide.way')}>
      {[t('guide.wayStart'), ...steps.map(textOf), t('guide.wayEnd')].map((name, i) => (
        <li key={i}>{name}</li>
      ))}
    </ol>
  )
}

/** A process is drawn by a script only; its steps stand in the words above. */
function PlainFlow({ flow }: { flow: GuideView['flow'] }) {
  const { t } = useText()
  if (flow.kind === 'process') return null
  if (flow.kind === 'none') return <p className="guide-none">{t('guide.noDrawing')}</p>
  return (
    <p>
      <a href={flow.link}>{t('guide.viewDrawing')}</a>
    </p>
  )
}

function Points({ texts, empty }: { texts: readonly Text[]; empty: ReactNode }) {
  const { textOf } = useText()
  if (texts.length === 0) return empty
  return (
    <ol className="guide-points">
      {texts.map((text, index) => (
        <li key={index}>{textOf(text)}</li>
      ))}
    </ol>
  )
}

function Questions({ questions }: { questions: GuideView['commonQuestions'] }) {
  const { t, textOf } = useText()
  return (
    <dl className="guide-questions">
      {questions.map(({ question, answer }, index) => (
        <div key={index}>
          <dt>{textOf(question)}</dt>
          <dd>{answer === null ? t('guide.noAnswer') : textOf(answer)}</dd>
        </div>
      ))}
    </dl>
  )
}
