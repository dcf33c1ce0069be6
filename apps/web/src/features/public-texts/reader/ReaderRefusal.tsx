import { useText } from '../../../lib/i18n.ts'
import '../../../ui/states.css'

/** An address that names no document of ours. */
export function ReaderRefusal({ reason }: { reason: string }) {
  const { t } = useText()
  return (
    <div className="state state-error" role="alert">
      <p className="state-title">{t('viewer.failed')}</p>
      <p>{reason}</p>
    </div>
  )
}
