import { useState } from 'react'
import './folded-words.css'

interface FoldedWordsProps {
  words: string
  /** They are opened from the first. */
  isOpenFirst?: boolean
  /** Told when they are opened or folded again. */
  onToggle?: (isOpen: boolean) => void
}

/** Words of which the first lines are shown (`--folded-lines`, 2 unless told); a click opens them. */
export function FoldedWords({ words, isOpenFirst = false, onToggle }: FoldedWordsProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <button
      type="button"
      className={isOpen ? 'folded-words is-open' : 'folded-words'}
      aria-expanded={isOpen}
      onClick={() => {
        setOpen(!isOpen)
        onToggle?.(!isOpen)
      }}
    >
      {words}
    </button>
  )
}
