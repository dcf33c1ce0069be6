import { useMemo, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { SchemeParagraphs } from '@wenwu/core/form/reply-problem'
import type { DirectoryName } from '@wenwu/core/form/types/directory/model'
import { contract } from '@wenwu/core/tasks/contract'
import { ActionServicesContext, labelOf, type ActionServices as Services, type DirectoryOption } from '../../../../form/action-services.ts'
import { call } from '../../../../lib/call.ts'
import { useHasPermission, useSession } from '../../../../lib/session.ts'
import { PhraseTools } from './phrases/PhraseTools.tsx'

interface ActionServicesProps {
  taskId: string
  /** Whether the action chooses a body or persons. */
  chooses: boolean
  schemes: SchemeParagraphs | undefined
  /** What the chosen action is called. */
  label?: string
  children: ReactNode
}

/** What the fields of an action ask: whom a task may choose, how its item says who approves a scheme, and what helps with an opinion. */
export function ActionServices({ taskId, chooses, schemes, label, children }: ActionServicesProps) {
  const { data } = useQuery({
    queryKey: ['task', taskId, 'candidates'],
    queryFn: ({ signal }) => call(contract.candidates, { id: taskId }, { signal, isQuiet: true }),
    enabled: chooses,
  })
  const hasPhrases = useHasPermission('task.inbox')
  const issuer = useSession((state) => state.user?.organizationName)
  const services = useMemo<Services>(() => {
    const offered: Partial<Record<DirectoryName, DirectoryOption[]>> | undefined = data && {
      thirdParties: data.thirdParties.map(({ id, name, conflict }) => ({ id, label: name, isBarred: conflict !== null })),
      experts: data.experts.map(({ id, name, field }) => ({ id, label: labelOf(name, field), isBarred: false })),
    }
    return {
      offered: (directory) => offered?.[directory],
      schemes,
      ...(issuer !== undefined && { issuer }),
      ...(label !== undefined && { label }),
      ...(hasPhrases && { TextTools: PhraseTools }),
    }
  }, [data, schemes, issuer, label, hasPhrases])
  return <ActionServicesContext value={services}>{children}</ActionServicesContext>
}
