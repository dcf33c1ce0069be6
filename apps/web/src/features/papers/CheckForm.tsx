import type { FormEvent } from 'react'
import { useText } from '../../lib/i18n.ts'
import { checkPath, codeParameter } from './check-address.ts'

interface CheckFormProps {
  code: string
  /** With it the page answers in place; without a script the form is sent. */
  onCheck?: ((code: string) => void) | undefined
}

/** Types the code of a paper. Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function CheckForm({ code, onCheck }: CheckFormProps) {
  const { t } = useText()
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
          onCheck(typeof typed === 'string' ? typed.trim() : '')
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
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          defaultValue={code}
          aria-describedby="check-code-help"
        />
      </label>
      <button type="submit">{t('papers.check')}</button>
      <p id="check-code-help">{t('papers.codeHelp')}</p>
    </form>
  )
}
