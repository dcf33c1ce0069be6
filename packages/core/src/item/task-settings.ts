import { z } from 'zod'
import { textSchema } from '../form/field-base.ts'
import type { Text } from '../i18n/text.ts'
import type { TaskSettings } from './model.ts'
import { taskSettingsSchema } from './schema.ts'

/** An element of a foreign namespace in a BPMN document; the same structure as the engine's, which the core does not import. */
export interface ExtensionElement {
  name: string
  attributes: Record<string, string>
  children: ExtensionElement[]
  text?: string
}

/** Namespace of our settings in a BPMN document. */
export const extensionNamespace = { prefix: 'wenwu', uri: 'urn:wenwu:bpmn:1' }

const taskElement = 'wenwu:task'
const settingsElement = 'wenwu:settings'
const nameElement = 'wenwu:name'
const statusElement = 'wenwu:status'

/**
 * The settings of a user task as an extension element of the BPMN. What a designer's panel edits as single values stands in
 * attributes; actions and field access are JSON in a child.
 */
export function taskSettingsToExtension(settings: TaskSettings): ExtensionElement {
  const { actions, access, checksMaterials, ...simple } = settings
  const attributes: Record<string, string> = {}
  for (const [key, value] of Object.entries(simple)) if (value !== undefined) attributes[key] = String(value)
  if (checksMaterials !== undefined) attributes['checksMaterials'] = String(checksMaterials)
  return {
    name: taskElement,
    attributes,
    children: [{ name: settingsElement, attributes: {}, children: [], text: JSON.stringify({ actions, ...(access ? { access } : {}) }) }],
  }
}

/** The settings written by `taskSettingsToExtension`. Undefined when the element is not ours; throws ZodError when it is ours and wrong. */
export function taskSettingsFromExtension(element: ExtensionElement): TaskSettings | undefined {
  if (element.name !== taskElement) return undefined
  const { checksMaterials, answerDays, enoughOpinions, ...attributes } = element.attributes
  const json = element.children.find((child) => child.name === settingsElement)?.text ?? '{}'
  return taskSettingsSchema.parse({
    ...attributes,
    ...(checksMaterials === undefined ? {} : { checksMaterials: checksMaterials === 'true' }),
    ...(answerDays === undefined ? {} : { answerDays: Number(answerDays) }),
    ...(enoughOpinions === undefined ? {} : { enoughOpinions: Number(enoughOpinions) }),
    ...z.record(z.string(), z.unknown()).parse(parseJson(json)),
  })
}

/** The first task settings among the extensions of a node. */
export function findTaskSettings(extensions: readonly ExtensionElement[]): TaskSettings | undefined {
  const element = extensions.find((candidate) => candidate.name === taskElement)
  return element && taskSettingsFromExtension(element)
}

/** A name in every language it has; the BPMN's own name attribute holds the Chinese. */
export function nameToExtension(name: Text): ExtensionElement {
  return { name: nameElement, attributes: { ...name }, children: [] }
}

/** The name written by `nameToExtension` among the extensions of a node. */
export function findName(extensions: readonly ExtensionElement[]): Text | undefined {
  const element = extensions.find((candidate) => candidate.name === nameElement)
  return element && textSchema.parse(element.attributes)
}

/** The status a case has after an end event. */
export function statusToExtension(status: string): ExtensionElement {
  return { name: statusElement, attributes: { code: status }, children: [] }
}

/** The status written by `statusToExtension` among the extensions of a node. */
export function findEndStatus(extensions: readonly ExtensionElement[]): string | undefined {
  return extensions.find((candidate) => candidate.name === statusElement)?.attributes['code']
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
