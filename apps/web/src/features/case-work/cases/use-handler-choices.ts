import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/desks/contract'
import type { Handler } from '@wenwu/core/desks/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import type { FetchedChoices } from '../../../ui/list/list-types.ts'

/** The choices of the filter by handler: accounts by what is typed, and the chosen one. Closed accounts say so, others their body where it is another one. */
export function useHandlerChoices(isAsked: boolean, chosen: string | undefined): FetchedChoices {
  const { t } = useText()
  const body = useSession(({ user }) => user?.organizationName)
  const [typed, setTyped] = useState('')
  const found = useQuery({
    queryKey: ['handlers', typed],
    queryFn: ({ signal }) => call(contract.handlers, { keyword: typed }, { signal, isQuiet: true }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const own = useQuery({
    queryKey: ['handlers', 'of', chosen],
    queryFn: ({ signal }) => call(contract.handlers, { id: chosen }, { signal, isQuiet: true }),
    enabled: isAsked && chosen !== undefined,
    staleTime: 60_000,
  })
  return useMemo(() => {
    const nameOf = ({ name, organization, isOpen }: Handler): string => {
      const whole = organization === body || organization === '' ? name : `${name} · ${organization}`
      return isOpen ? whole : t('list.handlerClosed', { name: whole })
    }
    const all = new Map([...(found.data ?? []), ...(own.data ?? [])].map((handler) => [handler.id, handler]))
    return { options: [...all.values()].map((handler) => ({ value: handler.id, label: nameOf(handler) })), onSearch: setTyped }
  }, [found.data, own.data, body, t])
}
