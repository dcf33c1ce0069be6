import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, Modal } from 'antd'
import PrinterOutlined from '@ant-design/icons/PrinterOutlined'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { useText } from '../lib/i18n.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { TabBar } from '../ui/TabBar.tsx'
import { ItemGuideBasics } from './ItemGuideBasics.tsx'
import { ItemGuideMaterials } from './ItemGuideMaterials.tsx'
import { ItemProcess } from './ItemProcess.tsx'
import './button-link.css'
import './item-guide.css'

export interface ItemGuideProps {
  item: ItemDefinition
  /** BPMN with its drawing; '' where there is none. */
  bpmn: string
  /** Beside the print button: 我要申请. */
  actions?: ReactNode
}

/** The work guide of an item, drawn from its definition (specification §2.7). */
export function ItemGuide({ item, bpmn, actions }: ItemGuideProps) {
  const { t, textOf } = useText()
  const [isDrawingShown, setDrawingShown] = useState(false)
  // The drawing fits itself into the room it finds: it is drawn once the dialog has its size.
  const [hasRoom, setHasRoom] = useState(false)
  const { guide } = item
  const none = <p className="guide-none">{t('guide.nothing')}</p>

  const sections: { key: string; title: string; content: ReactNode }[] = [
    { key: 'basic', title: t('guide.basic'), content: <ItemGuideBasics item={item} /> },
    {
      key: 'process',
      title: t('guide.process'),
      content: (
        <>
          <p className="guide-words">{textOf(guide.handleProcess)}</p>
          <Button type="link" className="guide-drawing no-print" onClick={() => setDrawingShown(true)}>
            {t('guide.viewDrawing')}
          </Button>
        </>
      ),
    },
    { key: 'materials', title: t('guide.materials'), content: item.materials.length === 0 ? none : <ItemGuideMaterials item={item} /> },
    { key: 'prohibited', title: t('guide.prohibited'), content: <Points texts={guide.prohibitiveRequirements.map(textOf)} empty={none} /> },
    { key: 'conditions', title: t('guide.conditions'), content: <Points texts={guide.acceptConditions.map(textOf)} empty={none} /> },
    { key: 'charge', title: t('guide.chargeNorm'), content: <p className="guide-words">{textOf(guide.chargeNorm)}</p> },
    {
      key: 'basis',
      title: t('guide.legalBasis'),
      content: (
        <Points
          texts={guide.legalBasis.map(({ statute, article, version }) => t('guide.basisLine', { statute, article, version }))}
          empty={none}
        />
      ),
    },
    {
      key: 'questions',
      title: t('guide.questions'),
      content:
        guide.commonQuestions.length === 0 ? (
          none
        ) : (
          <dl className="guide-questions">
            {guide.commonQuestions.map(({ question, answer }) => (
              <div key={question.zh_CN}>
                <dt>{textOf(question)}</dt>
                <dd>{textOf(answer)}</dd>
              </div>
            ))}
          </dl>
        ),
    },
  ]
  const { active, goTo } = useScrollSpy(sections.map(({ key }) => key))

  return (
    <div className="page guide">
      <PageHeader
        title={textOf(item.name)}
        actions={
          <>
            <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
              {t('common.print')}
            </Button>
            {actions}
          </>
        }
      />
      <div className="guide-tabs no-print">
        <TabBar
          label={t('guide.sections')}
          items={sections.map(({ key, title }) => ({ key, label: title }))}
          active={active}
          onChange={goTo}
        />
      </div>
      <div className="guide-sections">
        {sections.map(({ key, title, content }) => (
          <section key={key} id={guideDomId(key)} className="guide-section" aria-labelledby={`${guideDomId(key)}-title`}>
            <h2 id={`${guideDomId(key)}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      <Modal
        open={isDrawingShown}
        title={t('guide.drawing')}
        footer={null}
        width="min(1160px, 94vw)"
        className="guide-drawing-dialog"
        onCancel={() => setDrawingShown(false)}
        afterOpenChange={setHasRoom}
        destroyOnHidden
      >
        {bpmn === '' ? (
          <p className="process-missing">{t('guide.noDrawing')}</p>
        ) : (
          hasRoom && <ItemProcess bpmn={bpmn} description={textOf(guide.handleProcess)} />
        )}
      </Modal>
    </div>
  )
}

function guideDomId(key: string): string {
  return `guide-${key}`
}

function Points({ texts, empty }: { texts: readonly string[]; empty: ReactNode }) {
  if (texts.length === 0) return empty
  return (
    <ol className="guide-points">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  )
}

/** Height of the tabs, and some air. */
const offset = 56

/** Which section is read now, and the way to another one. The scrolling element is the shell's content. */
function useScrollSpy(keys: readonly string[]): { active: string; goTo: (key: string) => void } {
  const [active, setActive] = useState(keys[0] ?? '')
  // While a chosen section is on its way it stays the active one, also when it is too short to reach the top.
  const held = useRef<string | undefined>(undefined)
  const list = keys.join()
  useEffect(() => {
    const scroller = document.getElementById('content')
    if (scroller === null) return
    const look = (): void => {
      if (held.current !== undefined) return
      const top = scroller.getBoundingClientRect().top + offset
      const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2 && scroller.scrollTop > 0
      const passed = list
        .split(',')
        .filter((key) => (document.getElementById(guideDomId(key))?.getBoundingClientRect().top ?? Infinity) <= top + 8)
      const last = isAtEnd ? list.split(',').at(-1) : passed.at(-1)
      setActive(last ?? list.split(',')[0] ?? '')
    }
    const release = (): void => {
      held.current = undefined
    }
    scroller.addEventListener('scroll', look, { passive: true })
    for (const event of ['wheel', 'touchmove', 'pointerdown'] as const) scroller.addEventListener(event, release, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', look)
      for (const event of ['wheel', 'touchmove', 'pointerdown'] as const) scroller.removeEventListener(event, release)
    }
  }, [list])
  const goTo = (key: string): void => {
    held.current = key
    setActive(key)
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(guideDomId(key))?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  }
  return { active, goTo }
}
