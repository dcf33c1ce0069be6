import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { Button } from 'antd'
import CheckOutlined from '@ant-design/icons/CheckOutlined'
import DownOutlined from '@ant-design/icons/DownOutlined'
import LockOutlined from '@ant-design/icons/LockOutlined'
import { useText, type TextTools } from '../lib/i18n.ts'
import { useShortcuts } from '../lib/keys.ts'
import { useIsNarrow } from '../lib/viewport.ts'
import type { StepState } from './form-steps.ts'
import { nextStep } from './next-step.ts'
import './item-form.css'

export interface ItemFormStep {
  key: string
  title: string
  /** Absent: the step says nothing about itself. */
  state?: StepState | undefined
  /** Problems, or materials that are missing. */
  count?: number
  /** There may be more of them. */
  isCapped?: boolean
  /** Other words than those of the state. */
  word?: string
}

export interface ItemFormProps {
  steps: readonly ItemFormStep[]
  /** Key of the step that is shown. */
  current: string
  onGo: (key: string) => void
  /** 下一步; on the last step this button is `action`. May hold the person back by not going. */
  onNext: () => void
  /** The primary button of the last step. */
  action?: ReactNode
  /** Middle of the bar: «已自动保存 14:03». */
  status?: ReactNode
  /** Above the bar, in sight with it. */
  turn?: ReactNode
  /** Above the step: notices. */
  notice?: ReactNode
  children: ReactNode
}

/** A long form, one step at a time: steps with their state at the left, the step at 720 px, a bar at the bottom (design ui §7). Ctrl+Enter goes on. */
export function ItemForm({ steps, current, onGo, onNext, action, status, turn, notice, children }: ItemFormProps) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownBefore = useRef(current)
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === current),
  )
  const step = steps[at]
  const previous = nextStep(steps, current, -1)
  const isLast = at === steps.length - 1

  // as soon as the step is drawn: whoever leads to a field of it takes the focus after this
  useLayoutEffect(() => {
    if (shownBefore.current === current) return
    shownBefore.current = current
    document.getElementById('content')?.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [current])
  useShortcuts({
    'mod+enter': (event) => {
      event.preventDefault()
      if (!isLast) onNext()
    },
  })

  return (
    <div className="item-form">
      <div className="item-form-body">
        {isNarrow ? <StepMenu steps={steps} at={at} onGo={onGo} /> : <StepList steps={steps} current={current} onGo={onGo} />}
        <div className="item-form-content">
          {notice}
          <div className="item-form-head">
            <span className="item-form-place">{t('application.stepPlace', { n: at + 1, total: steps.length })}</span>
            <h2 ref={heading} tabIndex={-1}>
              {step?.title}
            </h2>
          </div>
          {children}
        </div>
      </div>
      <footer className="item-form-bar no-print">
        {turn}
        <div className="item-form-bar-inner">
          <Button disabled={previous === undefined} onClick={() => previous !== undefined && onGo(previous.key)}>
            {t('common.previous')}
          </Button>
          <div className="item-form-status">{status}</div>
          {isLast && action !== undefined ? (
            action
          ) : (
            <Button type="primary" onClick={onNext} aria-keyshortcuts="Control+Enter">
              {t('common.next')}
            </Button>
          )}
        </div>
      </footer>
    </div>
  )
}

function wordOf(step: ItemFormStep, t: TextTools['t']): string {
  if (step.word !== undefined) return step.word
  switch (step.state) {
    case 'done':
      return t('application.stepDone')
    case 'problems':
      return t(step.isCapped === true ? 'application.stepProblemsMany' : 'application.stepProblems', { n: step.count ?? 0 })
    case 'optional':
      return t('application.stepOptional')
    case 'locked':
      return t('application.stepLocked')
    case 'begun':
      return t('application.stepBegun')
    case 'empty':
      return t('application.stepEmpty')
    case 'flagged':
    case undefined:
      return ''
  }
}

function Mark({ step, n }: { step: ItemFormStep; n: number }) {
  const inner =
    step.state === 'done' ? (
      <CheckOutlined />
    ) : step.state === 'locked' ? (
      <LockOutlined />
    ) : step.state === 'problems' || step.state === 'flagged' ? (
      '!'
    ) : (
      n
    )
  return (
    <span className={`step-mark is-${step.state ?? 'plain'}`} aria-hidden="true">
      {inner}
    </span>
  )
}

function StepList({ steps, current, onGo }: { steps: readonly ItemFormStep[]; current: string; onGo: (key: string) => void }) {
  const { t } = useText()
  const list = useRef<HTMLElement>(null)
  // of many steps that of the form is in sight
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [current])
  return (
    <nav ref={list} className="item-form-steps no-print" aria-label={t('application.steps')}>
      <ol>
        {steps.map((step, i) => (
          <li key={step.key}>
            <button type="button" className="step" aria-current={step.key === current ? 'step' : undefined} onClick={() => onGo(step.key)}>
              <Mark step={step} n={i + 1} />
              <span className="step-words">
                <span className="step-title">{step.title}</span>
                {wordOf(step, t) !== '' && <span className={`step-word is-${step.state ?? 'plain'}`}>{wordOf(step, t)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On a phone the list is folded under the name of the step. */
function StepMenu({ steps, at, onGo }: { steps: readonly ItemFormStep[]; at: number; onGo: (key: string) => void }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const step = steps[at]
  const faulty = steps.filter(({ state }) => state === 'problems')
  const faults = faulty.reduce((sum, { count = 0 }) => sum + count, 0)
  const faultsText = faulty.some(({ isCapped }) => isCapped === true) ? 'application.stepsFaultsMany' : 'application.stepsFaults'
  return (
    <div className="step-menu no-print">
      <button type="button" className="step-menu-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="step-menu-bar" style={{ '--share': (at + 1) / steps.length } as CSSProperties} aria-hidden="true" />
        <span>{t('application.stepPlace', { n: at + 1, total: steps.length })}</span>
        <strong>{step?.title}</strong>
        {faults > 0 && <span className="step-word is-problems">{t(faultsText, { n: faults })}</span>}
        <DownOutlined rotate={isOpen ? 180 : 0} />
      </button>
      {isOpen && (
        <StepList
          steps={steps}
          current={step?.key ?? ''}
          onGo={(key) => {
            setOpen(false)
            onGo(key)
          }}
        />
      )}
    </div>
  )
}
