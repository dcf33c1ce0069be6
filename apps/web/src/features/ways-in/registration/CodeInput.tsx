import { useRef, useState } from 'react'
import type { InputRef } from 'antd'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { codeRules } from '@wenwu/core/verification/model'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { askForCode, outboxPath } from '../../../lib/one-time-code.ts'
import { useCodeRequest } from '../../../lib/use-code-request.ts'
import { CodeBox } from '../../../ui/CodeBox.tsx'
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
  const request = useCodeRequest('register')

  const ask = async (trace?: SlideTrace): Promise<void> => {
    request.hideSlide()
    const found = checkTexts({ mobile })
    onProblems(found)
    if (found.length > 0) return
    try {
      const { isRehearsal } = await request.ask(() => askForCode(mobile, 'register', trace))
      setSent({ mobile: normaliseMobile(mobile) ?? mobile, isRehearsal })
      input.current?.focus()
    } catch (error) {
      const isKnown = error instanceof CallError && error.code !== undefined && error.code !== 'internal'
      onProblems(
        isKnown
          ? problemsOf(error).map((each) => ({ ...each, field: each.field === '' ? 'code' : each.field }))
          : [{ field: 'code', code: '', text: t('registration.askFailed') }],
      )
    }
  }

  return (
    <Field name="code" label={t('registration.code')} hint={hint} problems={problems}>
      {(ties) => (
        <>
          <CodeBox
            className="registration-code"
            ties={ties}
            inputRef={input}
            value={value}
            onChange={onChange}
            request={request}
            onAsk={(trace) => void ask(trace)}
          />
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
