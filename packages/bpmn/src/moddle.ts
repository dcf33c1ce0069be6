/// <reference path="./moddle.d.ts" />
import { BpmnModdle, type ModdleWarning } from 'bpmn-moddle'
import { BpmnError } from './errors.ts'

/** One element as bpmn-moddle reads it. */
export interface ModdleElement {
  $type: string
  id?: string
  name?: string
  $attrs?: Record<string, unknown>
  $children?: ModdleElement[]
  $body?: string
  [property: string]: unknown
}

// the largest model in the MIWG suite has 0.3 million characters
const maxCharacters = 2_000_000

/**
 * Reads BPMN XML into elements. Throws BpmnError 'too-large', 'forbidden-xml' (document types and entities), 'duplicate-id'
 * or 'invalid-xml'; every other complaint of the reader comes back as a warning.
 */
export async function readModdle(xml: string): Promise<{ root: ModdleElement; warnings: ModdleWarning[] }> {
  if (xml.length > maxCharacters) throw new BpmnError('too-large', `a document has at most ${maxCharacters} characters`)
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(xml)) throw new BpmnError('forbidden-xml', 'a document type or entity declaration is not allowed')
  const { rootElement, warnings } = await readSafely(xml)
  if (!isElement(rootElement) || rootElement.$type !== 'bpmn:Definitions') throw new BpmnError('invalid-xml', 'no BPMN definitions')
  for (const { message } of warnings) {
    if (message.includes('duplicate ID')) throw new BpmnError('duplicate-id', firstLine(message.slice(message.indexOf('duplicate ID'))))
    if (message.startsWith('unparsable content')) throw new BpmnError('invalid-xml', message.replaceAll(/\s+/g, ' '))
  }
  return { root: rootElement, warnings }
}

async function readSafely(xml: string): Promise<{ rootElement: unknown; warnings: ModdleWarning[] }> {
  try {
    return await new BpmnModdle().fromXML(xml)
  } catch (error) {
    throw new BpmnError('invalid-xml', firstLine(error instanceof Error ? error.message : String(error)))
  }
}

/** Whether a property of an element is an element itself. */
function isElement(value: unknown): value is ModdleElement {
  return typeof value === 'object' && value !== null && typeof (value as { $type?: unknown }).$type === 'string'
}

/** The elements in a list property; none where the property is absent. */
export function listElements(element: ModdleElement, property: string): ModdleElement[] {
  const value = element[property]
  return Array.isArray(value) ? value.filter(isElement) : []
}

/** The element in a property, or undefined. */
export function findElement(element: ModdleElement, property: string): ModdleElement | undefined {
  const value = element[property]
  return isElement(value) ? value : undefined
}

/** The trimmed text of an expression element in a property, or undefined. */
export function findExpression(element: ModdleElement, property: string): string | undefined {
  const body = findElement(element, property)?.['body']
  return typeof body === 'string' ? body.trim() : undefined
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
