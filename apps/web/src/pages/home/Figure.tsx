import { Link } from 'react-router'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../lib/i18n.ts'
import './home.css'

interface FigureProps {
  label: TextKey
  /** A word instead of a figure where the state is one. */
  value: number | string | undefined
  /** Colour of a figure above 0, or of the word. */
  tone?: 'red' | 'amber' | 'green' | undefined
  path: string | undefined
}

/** A figure of the home page, which opens its rows. */
export function Figure({ label, value, tone, path }: FigureProps) {
  const { t } = useText()
  const isTinted = tone !== undefined && (typeof value === 'string' || (value ?? 0) > 0)
  const body = (
    <>
      <span className="figure-label">{t(label)}</span>
      <span className={`figure-value${typeof value === 'string' ? ' is-word' : ''}${isTinted ? ` tone-${tone}` : ''}`}>{value ?? '–'}</span>
    </>
  )
  return path === undefined ? (
    <div className="figure">{body}</div>
  ) : (
    <Link className="figure" to={path}>
      {body}
    </Link>
  )
}
