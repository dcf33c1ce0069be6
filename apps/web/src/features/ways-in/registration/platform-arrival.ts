import { useEffect, useState } from 'react'
import { contract } from '@wenwu/core/national-platform/contract'
import type { Arrival } from '@wenwu/core/national-platform/model'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import { call } from '../../../lib/call.ts'
import type { TextField } from './registration-draft.ts'

/** Fields that the national platform has verified and nobody types. */
export const verifiedFields: readonly TextField[] = ['name', 'organizationName', 'creditCode', 'legalRepresentative']

/** Who came from the national platform in this browser and registers now; `onChange` is told what is verified, and when it no longer is. */
export function usePlatformArrival(
  kind: RegistrantKind,
  onChange: (arrival: Arrival | undefined) => void,
): { arrival: Arrival | undefined; drop: () => void } {
  const [arrival, setArrival] = useState<Arrival>()
  useEffect(() => {
    const controller = new AbortController()
    call(contract.arrival, {}, { isQuiet: true, signal: controller.signal })
      .then((found) => {
        if (found?.kind !== kind) return
        setArrival(found)
        onChange(found)
      })
      // registering works without it
      .catch(() => undefined)
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each page
  }, [kind])
  return {
    arrival,
    drop: () => {
      setArrival(undefined)
      onChange(undefined)
      void call(contract.dropArrival, {}, { isQuiet: true }).catch(() => undefined)
    },
  }
}

/** The verified fields of an arrival; empty ones of nobody. */
export function verifiedTexts(arrival: Arrival | undefined): Partial<Record<TextField, string>> {
  return Object.fromEntries(verifiedFields.map((field) => [field, arrival?.[field as 'name'] ?? '']))
}

/** Whether somebody registers as a further person of an entity that is here already. */
export function isOperator(arrival: Arrival | undefined): boolean {
  return arrival?.kind === 'legal-entity' && arrival.isEntityKnown
}
