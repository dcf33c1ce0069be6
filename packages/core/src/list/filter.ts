import { z } from 'zod'
import { findEntry, type CodeList } from '../codes/code-list.ts'
import { dateText, limits } from '../http/wire.ts'
import { say, type Label, type Words } from '../i18n/words.ts'
import { dayOf } from '../kernel/date.ts'
import { isStorableText } from '../kernel/text.ts'

/** What the address says of filters, by their names there; blanks are absent. */
export type AddressValues = Readonly<Record<string, string>>

export interface Choice {
  value: string
  label: string
  /** What else it is called: its whole name. */
  also?: string
  /** What it is called, where the label says more: a person, not the body beside the name. */
  name?: string
}

/** How a filter is asked for. `key`: its name in the address. */
export type FilterControl =
  | { kind: 'text'; key: string; label: Label; placeholder?: Label; width?: number }
  | {
      kind: 'select'
      key: string
      label: Label
      width?: number
      /** What stands for no choice; default 全部. */
      emptyLabel?: Label
      /** None where the page has to fetch them. `asked`: what the address says now, `preset` among it. */
      choices?: (words: Words, asked: AddressValues) => Choice[]
      /** What is shown for a value that is none of the choices; default the value itself. */
      labelOf?: (value: string, words: Words) => string
    }
  | { kind: 'dates'; fromKey: string; toKey: string; label: Label; placeholders?: readonly [from: Label, to: Label] }

/** The names of filters in the address. */
export function controlNames(
  controls: readonly ({ kind: 'text' | 'select'; key: string } | { kind: 'dates'; fromKey: string; toKey: string })[],
): string[] {
  return controls.flatMap((control) => (control.kind === 'dates' ? [control.fromKey, control.toKey] : [control.key]))
}

/** What filters are called on the wire and in the address, and what they mean: `F`. */
export interface FilterMeaning<F extends object> {
  /** Its names on the wire. */
  shape: Readonly<Record<string, z.ZodType>>
  /** From what the shape has let through. */
  fromWire(wire: Readonly<Record<string, unknown>>): F
  toWire(filter: F): Record<string, unknown>
  /** Addresses are written by anybody: what is not known is dropped. */
  fromAddress(values: AddressValues): F
}

/** Of the values of an address those that the list knows: the filter is another without them. `names`: those to look at; default all. */
export function knownValues(
  filter: Pick<FilterMeaning<object>, 'fromAddress'>,
  values: AddressValues,
  names: readonly string[] = Object.keys(values),
): Record<string, string> {
  const said = (some: AddressValues): string => JSON.stringify(filter.fromAddress(some))
  const whole = said(values)
  const without = (name: string): AddressValues => Object.fromEntries(Object.entries(values).filter(([other]) => other !== name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name) || said(without(name)) !== whole))
}

/** One filter of a list. Presets and callers may set one that has no control. */
export interface ListFilter<F extends object> extends FilterMeaning<F> {
  control?: FilterControl
}

/** The meaning of all filters of a list. */
export function joinFilters<F extends object>(filters: readonly ListFilter<object>[]): FilterMeaning<F> {
  const join = (parts: readonly object[]): F => Object.assign({}, ...parts) as F
  return {
    shape: Object.assign({}, ...filters.map((one) => one.shape)) as FilterMeaning<F>['shape'],
    fromWire: (wire) => join(filters.map((one) => one.fromWire(wire))),
    toWire: (filter) => Object.assign({}, ...filters.map((one) => one.toWire(filter))) as Record<string, unknown>,
    fromAddress: (values) => join(filters.map((one) => one.fromAddress(values))),
  }
}

/** Where a filter has other names than its own. */
interface Names {
  wire?: string
  address?: string
}

type Part<K extends string, V> = { [P in K]?: V | undefined }

/** A filter with one value. */
function single<const K extends string, V>(
  key: K,
  wire: string,
  parts: {
    schema: z.ZodType
    fromWire: (value: unknown) => V | undefined
    toWire?: (value: V) => unknown
    fromAddress: (values: AddressValues) => V | undefined
    control?: FilterControl | undefined
  },
): ListFilter<Part<K, V>> {
  const part = (value: V | undefined): Part<K, V> => (value === undefined ? {} : { [key]: value }) as Part<K, V>
  return {
    ...(parts.control !== undefined && { control: parts.control }),
    shape: { [wire]: parts.schema },
    fromWire: (read) => part(read[wire] === undefined ? undefined : parts.fromWire(read[wire])),
    toWire: (filter) => {
      const value = filter[key]
      return value === undefined ? {} : { [wire]: parts.toWire === undefined ? value : parts.toWire(value) }
    },
    fromAddress: (values) => part(parts.fromAddress(values)),
  }
}

/** Words that a person types. */
export function textFilter<const K extends string>(
  key: K,
  {
    wire = key,
    address = key,
    max = limits.keyword,
    ...shown
  }: Names & { max?: number; label: Label; placeholder?: Label; width?: number },
): ListFilter<Part<K, string>> {
  return single(key, wire, {
    schema: z.string().max(max).optional(),
    fromWire: (value) => String(value) || undefined,
    fromAddress: (values) => {
      const typed = values[address]?.trim().slice(0, max) ?? ''
      // an address may hold what cannot be typed
      return typed === '' || !isStorableText(typed) ? undefined : typed
    },
    control: { kind: 'text', key: address, ...shown },
  })
}

/** One of a closed set. Without a label it is not asked for: presets set it. */
export function choiceFilter<const K extends string, const V extends string>(
  key: K,
  values: readonly V[],
  {
    wire = key,
    address = key,
    wireNames,
    addressNames,
    names,
    label,
    offered = values,
    ...shown
  }: Names & {
    /** The values that people are offered; default all of them. */
    offered?: readonly V[]
    /** What the values are called on the wire and in the address; default as here. */
    wireNames?: Readonly<Record<V, string>>
    addressNames?: Readonly<Record<V, string>>
    width?: number
    emptyLabel?: Label
  } & ({ label: Label; names: Readonly<Record<V, Label>> } | { label?: never; names?: never }),
): ListFilter<Part<K, V>> {
  const onWire = (value: V): string => wireNames?.[value] ?? value
  const inAddress = (value: V): string => addressNames?.[value] ?? value
  return single(key, wire, {
    schema: z.enum(values.map(onWire)).optional(),
    fromWire: (read) => values.find((value) => onWire(value) === read),
    toWire: onWire,
    fromAddress: (read) => (label === undefined ? undefined : values.find((value) => inAddress(value) === read[address])),
    control:
      label === undefined
        ? undefined
        : {
            kind: 'select',
            key: address,
            label,
            choices: (words) => offered.map((value) => ({ value: inAddress(value), label: say(words, names[value]) })),
            ...shown,
          },
  })
}

/** A code of a list. */
export function codeFilter<const K extends string>(
  key: K,
  list: CodeList,
  { wire = key, address = key, max, ...shown }: Names & { max: number; label: Label; width?: number },
): ListFilter<Part<K, string>> {
  return single(key, wire, {
    schema: z.string().max(max).optional(),
    fromWire: (value) => String(value) || undefined,
    fromAddress: (values) => findEntry(list, values[address] ?? '')?.code,
    control: {
      kind: 'select',
      key: address,
      ...shown,
      choices: ({ textOf }) => list.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
    },
  })
}

/** Yes or no, each by its name in the address; on the wire a boolean, or the two texts of `wireNames`. Without a label presets set it. */
export function flagFilter<const K extends string>(
  key: K,
  {
    wire = key,
    address = key,
    wireNames,
    ...asked
  }: Names & { wireNames?: readonly [yes: string, no: string] } & (
      | { label: Label; width?: number; yes: readonly [value: string, label: Label]; no: readonly [value: string, label: Label] }
      | { label?: never }
    ),
): ListFilter<Part<K, boolean>> {
  const parts = {
    schema: wireNames === undefined ? z.boolean().optional() : z.enum(wireNames).optional(),
    fromWire: (value: unknown) => value === true || value === wireNames?.[0],
    toWire: (value: boolean) => (wireNames === undefined ? value : wireNames[value ? 0 : 1]),
  }
  if (asked.label === undefined) return single(key, wire, { ...parts, fromAddress: () => undefined })
  const { yes, no, ...shown } = asked
  return single(key, wire, {
    ...parts,
    fromAddress: (values) => (values[address] === yes[0] ? true : values[address] === no[0] ? false : undefined),
    control: {
      kind: 'select',
      key: address,
      ...shown,
      choices: (words) => [yes, no].map(([value, label]) => ({ value, label: say(words, label) })),
    },
  })
}

/** A value whose choices are not known here: `choices` of the control, or what the page fetches. */
export function pickedFilter<const K extends string>(
  key: K,
  {
    wire = key,
    address = key,
    schema,
    accepts = () => true,
    ...shown
  }: Names & { schema: z.ZodType<string>; accepts?: (value: string) => boolean } & Omit<
      Extract<FilterControl, { kind: 'select' }>,
      'kind' | 'key'
    >,
): ListFilter<Part<K, string>> {
  return single(key, wire, {
    schema: schema.optional(),
    fromWire: (value) => String(value) || undefined,
    fromAddress: (values) => {
      const value = values[address]
      return value !== undefined && accepts(value) ? value : undefined
    },
    control: { kind: 'select', key: address, ...shown },
  })
}

/** The days of a period, both included. */
export function daysFilter<const From extends string, const To extends string>(
  [from, to]: readonly [From, To],
  {
    wire = [from, to],
    address: [fromKey, toKey] = ['from', 'to'],
    mayBeBlank = false,
    ...shown
  }: {
    wire?: readonly [from: string, to: string]
    address?: readonly [from: string, to: string]
    /** The specification sends blanks for no day. */
    mayBeBlank?: boolean
    label: Label
    placeholders?: readonly [from: Label, to: Label]
  },
): ListFilter<Part<From | To, string>> {
  const schema = mayBeBlank ? z.union([dateText, z.literal('')]).optional() : dateText.optional()
  const day = <K extends string>(key: K, wireName: string, addressName: string) =>
    single(key, wireName, {
      schema,
      fromWire: (value) => String(value) || undefined,
      fromAddress: (values) => dayOf(values[addressName]),
    })
  const [first, last] = [day(from, wire[0], fromKey), day(to, wire[1], toKey)]
  return {
    control: { kind: 'dates', fromKey, toKey, ...shown },
    shape: { ...first.shape, ...last.shape },
    fromWire: (read) => ({ ...first.fromWire(read), ...last.fromWire(read) }),
    toWire: (filter) => ({ ...first.toWire(filter), ...last.toWire(filter) }),
    fromAddress: (values) => ({ ...first.fromAddress(values), ...last.fromAddress(values) }),
  }
}
