import { useState } from 'react'
import { domId, focusField } from '../../../form/dom.ts'
import { materialDomId } from '../../../item/ItemUploadLine.tsx'
import { nextStep } from '../../../item/next-step.ts'
import { retryUntilDrawn } from '../../../lib/focus.ts'
import { pointsOf, stepAfter, type CorrectionPoint } from './correction.ts'
import type { Application } from './use-application.ts'
import { checkStep, materialsStep } from './use-form-steps.ts'

/** The ways through an application: from step to step, from point to point of a correction, to a field, to a material, to what is wrong. */
export function useWays({ form, correcting: { correction }, toMend }: Application) {
  const { current, steps, sections } = form
  /** How often all that is wrong was told on this step. */
  const [attempts, setAttempts] = useState(0)
  /** The step that was left by going on. */
  const [leftStep, setLeftStep] = useState<string>()
  const [lastPoint, setLastPoint] = useState<string>()
  const [isNoticeOpen, setNoticeOpen] = useState(true)
  const stepKeys = steps.map(({ key }) => key)
  const points = correction === undefined ? [] : pointsOf(correction, toMend, stepKeys, materialsStep)

  const go = (key: string): void => {
    setAttempts(0)
    // Each part shows its own notes; the whole list makes room for them.
    setNoticeOpen(false)
    setLeftStep(undefined)
    form.go(key)
  }
  const goOn = (): void => {
    // of a correction only what is to be mended is gone through
    const following = correction === undefined ? nextStep(steps, current, 1)?.key : stepAfter(points, stepKeys, current)
    if (following === undefined) return
    // Nothing holds one back: the step that is left says how many faults it has, and the submission is what they stop.
    go(following)
    setLeftStep(current)
  }
  const goField = (path: string): void => {
    setLastPoint(path)
    const target = path.split('.')[0] ?? ''
    if (target !== current) go(target)
    // the step that is left has the same fields to read, and what is found in them must not be taken for the field
    retryUntilDrawn(() => document.querySelector(`.form-section#${domId(target)}`) !== null && focusField(path))
  }
  const showMaterial = (key: string): void => {
    if (current !== materialsStep) go(materialsStep)
    retryUntilDrawn(() => {
      const line = document.getElementById(materialDomId(key))
      // what is to be done with it; a locked one has its files alone
      const act = line?.querySelector<HTMLElement>('.upload-act button') ?? line?.querySelector('button')
      act?.focus({ preventScroll: true })
      line?.scrollIntoView({ block: 'center' })
      return line !== null
    })
  }
  const goMaterial = (key: string): void => {
    setLastPoint(key)
    form.check([materialsStep])
    showMaterial(key)
  }
  return {
    attempts,
    /** Of the step that was left. */
    left: steps.find(({ key }) => key === leftStep),
    points,
    /** The point one was led to, while its step is shown. */
    at: points.find(({ key, step }) => key === lastPoint && step === current),
    isNoticeOpen,
    setNoticeOpen,
    go,
    goOn,
    goField,
    showMaterial,
    goMaterial,
    goPoint: ({ kind, key }: CorrectionPoint): void => (kind === 'field' ? goField(key) : goMaterial(key)),
    /** Tells all that is wrong, where one is or on the last step; it takes the focus. */
    showFaults: (isOnLastStep: boolean): void => {
      form.check([...sections.map(({ key }) => key), materialsStep])
      if (isOnLastStep && current !== checkStep) form.go(checkStep)
      setAttempts(attempts + 1)
    },
  }
}

export type Ways = ReturnType<typeof useWays>
