import { createContext, useContext, type ComponentType } from 'react'
import type { DirectoryName } from '@wenwu/core/form/types/directory/model'
import type { SchemeParagraphs } from '@wenwu/core/form/reply-problem'

/** A person or body on offer in a directory. */
export interface DirectoryOption {
  id: string
  /** As shown, with what tells namesakes apart. */
  label: string
  /** In the list, but not to be chosen. */
  isBarred: boolean
}

/** How one on offer is shown: the name, and what is told of it. */
export function labelOf(name: string, about: string): string {
  return about === '' ? name : `${name}（${about}）`
}

/** A field (by its path) or a material (by its key) that a correction asks for and that is as it was; it leads to its place. */
export interface Untouched {
  kind: 'field' | 'material'
  key: string
  name: string
  onGo: () => void
}

/** What stands beside the label of free words is told of them. */
export interface TextToolsProps {
  /** DOM id of the text box. */
  id: string
  /** What the field is called. */
  name: string
  value: unknown
}

/** What the fields of an action need of the case that it is about. */
export interface ActionServices {
  /** Those on offer; undefined while they are being loaded. */
  offered: (directory: DirectoryName) => readonly DirectoryOption[] | undefined
  /** What an approval says for each answer to «scheme approved by»; undefined where the item does not ask. */
  schemes: SchemeParagraphs | undefined
  /** Whose paper the reply of the action will be. */
  issuer?: string
  /** With a correction: what needs a reason. */
  untouched?: readonly Untouched[]
  /** Acting was tried: what is missing takes the focus. */
  isAsking?: boolean
  /** What the chosen action is called: ready-made words that say the opposite come last. */
  label?: string
  /** Helps with free words, beside their label. */
  TextTools?: ComponentType<TextToolsProps>
}

/** `<ActionServicesContext value={services}>` around the form of an action. */
export const ActionServicesContext = createContext<ActionServices>({ offered: () => [], schemes: undefined })

export function useActionServices(): ActionServices {
  return useContext(ActionServicesContext)
}

/** `<PaperPlaceContext value={element}>`: where a reply that is being written is shown as on paper; null: beneath its fields. */
export const PaperPlaceContext = createContext<HTMLElement | null>(null)
