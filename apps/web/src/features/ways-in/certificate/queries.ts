import { contract } from '@wenwu/core/certificate/contract'
import { contract as development } from '@wenwu/core/certificate-development/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { call } from '../../../lib/call.ts'

type Signal = { signal: AbortSignal }

export const wayQuery = {
  queryKey: ['certificate', 'way'],
  queryFn: ({ signal }: Signal) => call(contract.way, {}, { signal, isQuiet: true }),
}

export const ownQuery = {
  queryKey: ['certificate', 'own'],
  queryFn: ({ signal }: Signal) => call(contract.bindings, {}, { signal, isQuiet: true }),
}

export function userQuery(userId: string) {
  return {
    queryKey: ['certificate', 'of', userId],
    queryFn: ({ signal }: Signal) => call(contract.bindingsOf, { userId }, { signal, isQuiet: true }),
  }
}

/** Whose certificates these are. */
export function holderQuery(userId: string) {
  return {
    queryKey: ['certificate', 'holder', userId],
    queryFn: ({ signal }: Signal) => call(users.get, { id: userId }, { signal, isQuiet: true }),
  }
}

export const issuedQuery = {
  queryKey: ['certificate', 'issued'],
  queryFn: ({ signal }: Signal) => call(development.issued, {}, { signal, isQuiet: true }),
}
