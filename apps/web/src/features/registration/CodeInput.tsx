import { useRef, useState } from 'react'
import { Button, Input, type InputRef } from 'antd'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { codeRules } from '@wenwu/core/verification/model'
import { CallError } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'
import { askForCode, outboxPath, useCodeCountdown, waitOf, wantsSlide } from '../../lib/one-time-code.ts'
import { SlideForCode } from '../../ui/SlideForCode.tsx'
import { Field } from './Field.tsx'
import { checkTexts, problemsOf, type Problem } from './problems.ts'

export interface CodeInputProps {
  mobile: string
  value: string
  hint?: string
  problems: readonly Problem[]
  onChange: (code: string) => void
  /** Problems of asking for the code, on their fields. */
  onProblems: (problems: readonly Problem[]) => void
}

/** The code of the message with its button (60 s, specification §9) and, in a rehearsal, the way to the outbox. */
export function CodeInput({ mobile, value, hint, problems, onChange, onProblems }: CodeInputProps) {
  const { t } = useText()
  const input = useRef<InputRef>(null)
  const [sent, setSent] = useState<{ mobile: string; isRehearsal: boolean }>()
  const [isAsking, setAsking] = useState(false)
  const [isSlideWanted, setSlideWanted] = useState(false)
  const { secondsLeft, start } = useCodeCountdown('register')

  const ask = async (trace?: SlideTrace): Promise<void> => {
    setSlideWanted(false)
    const found = checkTexts({ mobile })
    onProblems(found)
    if (found.length > 0) return
    setAsking(true)
    try {
      const { seconds, isRehearsal } = await askForCode(mobile, 'register', trace)
      start(seconds)
      setSent({ mobile: normaliseMobile(mobile) ?? mobile, isRehearsal })
      input.current?.focus()
    } catch (error) {
      if (error instanceof CallError && waitOf(error) > 0) start(waitOf(error))
      setSlideWanted(wantsSlide(error))
      const isKnown = error instanceof CallError && error.code !== undefined && error.code !== 'internal'
      onProblems(
        isKnown
          ? problemsOf(error).map((each) => ({ ...each, field: each.field === '' ? 'code' : each.field }))
          : [{ field: 'code', code: '', text: t('registration.askFailed') }],
      )
    } finally {
      setAsking(false)
    }
  }

  const label = isAsking
    ? t('registration.sending')
    : secondsLeft > 0
      ? t('registration.getAgain', { n: secondsLeft })
      : t('registration.getCode')
  return (
    <Field name="code" label={t('registration.code')} hint={hint} problems={problems}>
      {(ties) => (
        <>
          <div className="registration-code">
            <Input
              {...ties}
              ref={input}
              value={value}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              onChange={(event) => onChange(event.target.value)}
            />
            <Button disabled={isAsking || secondsLeft > 0} onClick={() => void ask()}>
              {label}
            </Button>
          </div>
          <SlideForCode isWanted={isSlideWanted} onPass={(trace) => void ask(trace)} />
          <p className="registration-sent" role="status">
            {sent !== undefined && t('registration.codeSent', { mobile: maskMobile(sent.mobile), minutes: codeRules.minutes })}{' '}
            {sent?.isRehearsal === true && (
              <a href={outboxPath(sent.mobile)} target="_blank" rel="noreferrer">
                {t('registration.rehearsal')}
              </a>
            )}
          </p>
        </>
      )}
    </Field>
  )
}
