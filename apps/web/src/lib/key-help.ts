import { useEffect } from 'react'
import { create } from 'zustand'
import type { TextKey } from '@wenwu/core/i18n/translate'

/** The keys of a part of the screen, and what each does. A name of keys may be a text where it is a word. */
export interface KeyGroup {
  title: TextKey
  keys: readonly { name: string | { text: TextKey }; does: TextKey }[]
}

interface KeyHelp {
  /** The groups of what is on the screen now, the last to come first. */
  groups: readonly KeyGroup[]
  isOpen: boolean
}

/** What the sheet of keys shows, and whether it is open. */
export const useKeyHelp = create<KeyHelp>(() => ({ groups: [], isOpen: false }))

export function openKeyHelp(): void {
  useKeyHelp.setState({ isOpen: true })
}

/** Tells the sheet of keys what the caller's keys do, as long as it is on the screen. `group` has to be the same object each time. */
export function useKeyGroup(group: KeyGroup, isShown = true): void {
  useEffect(() => {
    if (!isShown) return
    useKeyHelp.setState(({ groups }) => ({ groups: [group, ...groups] }))
    return () => useKeyHelp.setState(({ groups }) => ({ groups: groups.filter((each) => each !== group) }))
  }, [group, isShown])
}
