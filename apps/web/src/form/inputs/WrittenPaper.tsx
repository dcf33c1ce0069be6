import { useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from 'antd'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import { useText } from '../../lib/i18n.ts'
import { ReplyPaper } from '../../ui/ReplyPaper.tsx'
import { PaperPlaceContext } from '../action-services.ts'

/** Shows the reply that is being written as on paper, beside its fields, and follows each word; a press takes it away again. */
export function WrittenPaper({ reply, issuer }: { reply: Reply; issuer: string }) {
  const { t } = useText()
  const place = useContext(PaperPlaceContext)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown) place?.scrollIntoView({ block: 'start' })
  }, [isShown, place])
  const paper = isShown && <ReplyPaper document={{ ...reply, issuer, number: null, date: null }} />
  return (
    <>
      <Button size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t('case.paperView')}
      </Button>
      {place === null ? paper : createPortal(paper, place)}
    </>
  )
}
