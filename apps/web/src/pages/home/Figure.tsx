import { Link } from 'react-router'
import { say, type Label } from '@wenwu/core/i18n/words'
import { useText } from '../../lib/i18n.ts'
import './home.css'

interface FigureProps {
  label: Label
  /** A word instead of a figure where the state is one; a figure that was counted to a cap as «999+». */
  value: number | string | undefined
  /** Colour of a figure above 0, or of the word. */
  tone?: 'red' | 'amber' | 'green' | undefined
  path: string | undefined
}

/** A figure of the home page, which opens its rows. */
export function Figure({ label, value, tone, path }: FigureProps) {
  const words = useText()
  const isWord = typeof value === 'string' && !/^\d/.test(value)
  const isTinted = tone !== undefined && (typeof value === 'string' || (value ?? 0) > 0)
  const body = (
    <>
      <span className="figure-label">{say(words, label)}</span>
      <span className={`figure-value${isWord ? ' is-word' : ''}${isTinted ? ` tone-${tone}` : ''}`}>{value ?? '–'}</span>
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
