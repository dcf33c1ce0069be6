import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { Button } from 'antd'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/search/contract'
import { longestQuery } from '@wenwu/core/search/model'
import { matterCode } from '@wenwu/core/item/matter-code'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { SearchStanding } from '../../../ui/SearchStanding.tsx'

interface SearchBoxProps {
  /** What was searched for last. */
  value: string
  input: RefObject<HTMLInputElement | null>
  onSearch: (q: string) => void
  /** The arrow down where no suggestion is open. */
  onLeave: () => void
}

/** The box with its suggestions: arrows choose one, Enter opens it or searches for what is typed, Esc closes them. */
export function SearchBox({ value, input, onSearch, onLeave }: SearchBoxProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(-1)
  const settled = useSettled(typed.trim(), 150)
  const { data } = useQuery({
    queryKey: ['search', 'suggestions', settled],
    queryFn: ({ signal }) => call(contract.suggestions, { q: settled }, { signal, isQuiet: true }),
    enabled: isOpen && settled !== '',
    staleTime: 60_000,
  })
  const suggestions = isOpen && settled === typed.trim() ? (data ?? []) : []
  const active = suggestions[index]

  const close = (): void => {
    setOpen(false)
    setIndex(-1)
  }
  const submit = (): void => {
    close()
    if (active !== undefined) void navigate(active.path)
    else if (typed.trim() !== '') onSearch(typed.trim())
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (suggestions.length === 0) return step > 0 ? onLeave() : undefined
      setIndex((before) => (before + step < -1 ? suggestions.length - 1 : before + step >= suggestions.length ? -1 : before + step))
    } else if (event.key === 'Escape' && suggestions.length > 0) {
      event.preventDefault()
      close()
    }
  }

  return (
    <form
      role="search"
      className="search-box no-print"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <div className="search-box-field">
        <SearchOutlined />
        <input
          ref={input}
          autoFocus={value === ''}
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${index}`}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={longestQuery}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setIndex(-1)
          }}
          onKeyDown={onKey}
        />
        <ul id={listId} role="listbox" aria-label={t('search.suggestions')} hidden={suggestions.length === 0}>
          {suggestions.map((suggestion, position) => (
            <li
              key={suggestion.path}
              id={`${listId}-${position}`}
              role="option"
              aria-selected={position === index}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                close()
                void navigate(suggestion.path)
              }}
            >
              <span className="search-title">{suggestion.title}</span>
              <SearchStanding kind={suggestion.kind} standing={suggestion.standing} />
              <span className="search-note">
                {[
                  suggestion.kind === 'guide' ? matterCode(suggestion.number) : suggestion.number,
                  suggestion.publishedOn?.slice(0, 4),
                  t(`search.${suggestion.kind}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Button type="primary" htmlType="submit">
        {t('search.submit')}
      </Button>
    </form>
  )
}
