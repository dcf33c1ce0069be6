import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/desks/contract'
import { maxHandlers, type Handler } from '@wenwu/core/desks/model'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import type { FetchedChoices } from '../../../ui/list/list-types.ts'

interface Asked {
  isAsked: boolean
  /** The account in the address. */
  chosen: string | undefined
  /** What the list is searched for: it may be a person's name. */
  keyword: string | undefined
  /** Whether a body can be chosen, too: whoever of it has a case, or nobody yet. */
  hasBodies?: boolean
}

/** The choices of a filter by handler: accounts by what is typed and by the keyword of the list, and the chosen one. Closed accounts say so, others their body where it is another one. */
export function useHandlerChoices({ isAsked, chosen, keyword = '', hasBodies = false }: Asked): FetchedChoices & { isOfOwnBody: boolean } {
  const { t } = useText()
  const body = useSession(({ user }) => user?.organizationName)
  const [typed, setTyped] = useState('')
  const bodies = hasBodies ? ({ bodies: 'true' } as const) : {}
  const found = useHandlers({ keyword: typed, ...bodies }, isAsked)
  const named = useHandlers({ keyword, ...bodies }, isAsked && keyword.trim().length > 1)
  const own = useHandlers({ id: chosen, ...bodies }, isAsked && chosen !== undefined)
  return useMemo(() => {
    const nameOf = ({ name, organization, isOpen }: Handler): string => {
      const whole = organization === body || organization === '' ? name : `${name} · ${organization}`
      return isOpen ? whole : t('list.handlerClosed', { name: whole })
    }
    // what is typed is answered by what it finds alone
    const all = new Map(
      [...(found ?? []), ...(typed === '' ? [...(named ?? []), ...(own ?? [])] : [])].map((handler) => [handler.id, handler]),
    )
    return {
      options: [...all.values()].map((handler) => ({ value: handler.id, label: nameOf(handler), name: handler.name })),
      onSearch: setTyped,
      ...((found ?? []).filter(({ organization }) => organization !== '').length >= maxHandlers && {
        note: t('common.foundCapped', { n: maxHandlers }),
      }),
      isOfOwnBody: own?.some(({ id, organization }) => id === chosen && organization === body) === true,
    }
  }, [found, named, own, typed, chosen, body, t])
}

function useHandlers(asked: InputOf<typeof contract.handlers>, isAsked: boolean): Handler[] | undefined {
  const { data } = useQuery({
    queryKey: ['handlers', asked],
    queryFn: ({ signal }) => call(contract.handlers, asked, { signal, isQuiet: true }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return isAsked ? data : undefined
}
