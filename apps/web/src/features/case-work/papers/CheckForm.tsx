import type { FormEvent } from 'react'
import { paperCodeLength, readPaperCode } from '@wenwu/core/papers/code'
import { useText } from '../../../lib/i18n.ts'
import { checkPath, codeParameter } from './check-address.ts'

interface CheckFormProps {
  code: string
  /** With it the page answers in place; without a script the form is sent. */
  onCheck?: ((code: string) => void) | undefined
}

/** Types the code of a paper, or the whole address on it; says of what cannot be one how long a code is. Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function CheckForm({ code, onCheck }: CheckFormProps) {
  const { t } = useText()
  const isWrong = code !== '' && readPaperCode(code) === undefined
  return (
    <form
      role="search"
      className="check-form"
      method="get"
      action={checkPath}
      {...(onCheck !== undefined && {
        onSubmit: (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get(codeParameter)
          const text = typeof typed === 'string' ? typed.trim() : ''
          onCheck(readPaperCode(text) ?? text)
        },
      })}
    >
      <label>
        {t('papers.code')}
        <input
          key={code}
          type="text"
          name={codeParameter}
          required
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          defaultValue={code}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'check-code-problem check-code-help' : 'check-code-help'}
        />
      </label>
      <button type="submit">{t('papers.check')}</button>
      {isWrong && (
        <p id="check-code-problem" role="alert" className="check-problem">
          {t('papers.notACode', { n: paperCodeLength })}
        </p>
      )}
      <p id="check-code-help">{t('papers.codeHelp')}</p>
    </form>
  )
}
