import { useEffect, useRef, type ComponentRef } from 'react'
import { Input } from 'antd'
import type { MaterialView } from '@wenwu/core/cases/model'
import { maxDefectNote } from '@wenwu/core/form/types/defects/model'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { useText } from '../../../../lib/i18n.ts'
import type { Defects } from './use-defects.ts'
import type { Verdicts } from './use-verdicts.ts'

export interface DefectWordsProps {
  material: MaterialView
  defects: Defects
  verdicts: Verdicts
  minRows: number
  /** It is the one of the page, to which links lead; the reader has another over it. */
  hasId?: boolean
  /** Changes whenever the box is to have the focus, with the caret behind its words; 0 or absent: it takes none. */
  focusedAt?: number
}

/** DOM id of the box for the words about a material. */
export function wordsIdOf(key: string): string {
  return `defect-words-${key}`
}

/** What is wrong with a material: kept at every key as the rest of the step's work is, stored with the verdict when one leaves it. */
export function DefectWords({ material, defects, verdicts, minRows, hasId = false, focusedAt = 0 }: DefectWordsProps) {
  const { t, textOf } = useText()
  const kept = defects.materials[material.key]
  const words = kept ?? material.note
  const latest = useRef({ kept, material, judge: verdicts.judge })
  useEffect(() => {
    latest.current = { kept, material, judge: verdicts.judge }
  })
  const store = (): void => {
    const { kept: said, material: stored, judge } = latest.current
    if (said !== undefined && tidyText(said) !== stored.note) void judge(stored, 'defective', tidyText(said))
  }
  const box = useRef<ComponentRef<typeof Input.TextArea>>(null)
  useEffect(() => {
    if (focusedAt > 0) box.current?.focus({ cursor: 'end' })
  }, [focusedAt])
  // a reader that is closed while one types takes no focus away first
  const isTyping = useRef(false)
  useEffect(() => () => void (isTyping.current && store()), [])
  const isBare = defects.isAsking && kept !== undefined && !hasVisibleText(kept)
  return (
    <Input.TextArea
      ref={box}
      {...(hasId && { id: wordsIdOf(material.key) })}
      value={words}
      autoSize={{ minRows, maxRows: 12 }}
      maxLength={maxDefectNote}
      required
      status={isBare ? 'error' : ''}
      aria-invalid={isBare}
      aria-label={`${textOf(material.name)} ${t('case.defectNote')}`}
      placeholder={t('case.defectNote')}
      onChange={(event) => defects.markMaterial(material.key, event.target.value)}
      onFocus={() => {
        isTyping.current = true
      }}
      onBlur={() => {
        isTyping.current = false
        store()
      }}
    />
  )
}
