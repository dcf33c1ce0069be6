import { z } from 'zod'
import { clockUnits, mostWarnDays } from '../clock/rule.ts'
import type { PlanKind } from '../annual-plans/model.ts'
import { conditionSchema } from '../form/condition.ts'
import { keySchema as key, textSchema } from '../form/field-base.ts'
import { isRecord } from '../form/json.ts'
import type { AccessRule, Field, FormDefinition } from '../form/model.ts'
import { parseDuration } from '../kernel/duration.ts'
import { exactly } from '../kernel/exactly.ts'
import { continuousLimitSchema } from './continuous-limit.ts'
import { effects } from './effects/index.generated.ts'
import { guideDefinitionSchema, uploadLimitSchema } from './guide-schema.ts'
import {
  actionTones,
  clockStarts,
  emptyPolicies,
  organizationRules,
  roles,
  stopReasons,
  type ItemSource,
  type ProcessStep,
  type ProcessTable,
  type ActionEffect,
  type TaskAction,
  type TaskSettings,
} from './model.ts'
import { obligationSchema } from './obligation.ts'
import type { Listing } from './listing.ts'
import type { StageKey } from '../tasks/stages.ts'

const filled = z.string().trim().min(1)
/** Id of a process or of one of its steps: an XML name, so that the BPMN can carry it, and none that the viewer takes for something else. */
const stepId = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_.-]*$/)
  .refine((id) => !(id in {}) && !/_(label|plane)$/.test(id), 'an id that the viewer of drawings takes for something else')
/** A key of the modules that list items, which the language of items does not know: the compiler holds folders to them, and nothing of it is stored. */
const listedAs = <Key extends string>() => z.custom<Key>((value) => filled.safeParse(value).success, 'a key')
/** So many are drawn within bounds (decision 0077). */
const most = { steps: 200, flows: 600 }

const accessRuleSchema = exactly<AccessRule>()(
  z.record(
    z.string(),
    z.strictObject({ visible: z.boolean().optional(), required: z.boolean().optional(), editable: z.boolean().optional() }),
  ),
)

const roleSchema = z.enum(roles)

const isEffect = (name: unknown) => typeof name === 'string' && Object.hasOwn(effects, name)

const actionSchema = exactly<TaskAction>()(
  z.strictObject({
    outcome: z.string().regex(/^[a-z][a-z0-9-]*$/),
    label: textSchema,
    tone: z.enum(actionTones),
    effect: z.custom<ActionEffect>(isEffect, 'an effect').optional(),
    // read by the form language itself (`form/parse.ts`)
    form: z.array(z.custom<Field>(isRecord, 'a field is an object')).optional(),
    status: z.string().optional(),
    set: z.record(key, z.union([z.string(), z.number(), z.boolean()])).optional(),
    hint: textSchema.optional(),
  }),
)

/** What a user task says about itself; also read back from the extension elements of a BPMN drawing. */
export const taskSettingsSchema = exactly<TaskSettings>()(
  z.strictObject({
    status: filled,
    role: roleSchema,
    organization: z.enum(organizationRules),
    workGroup: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{1,39}$/)
      .optional(),
    clock: key.optional(),
    stopReason: z.enum(stopReasons).optional(),
    whenEmpty: z.enum(emptyPolicies).optional(),
    answerDays: z.int().positive().max(365).optional(),
    enoughOpinions: z.int().positive().max(99).optional(),
    access: accessRuleSchema.optional(),
    checksMaterials: z.boolean().optional(),
    actions: z.array(actionSchema).min(1),
  }),
)

const stepSchema = exactly<ProcessStep>()(
  z.union([
    z.strictObject({ id: stepId, kind: z.literal('start') }),
    z.strictObject({ id: stepId, kind: z.literal('end'), name: textSchema, status: filled, terminate: z.boolean().optional() }),
    z.strictObject({ id: stepId, kind: z.enum(['choice', 'parallel']), name: textSchema.optional() }),
    z.strictObject({
      id: stepId,
      kind: z.literal('task'),
      name: textSchema,
      task: taskSettingsSchema,
      each: z.strictObject({ collection: key, element: key, completion: filled.optional() }).optional(),
      stage: listedAs<StageKey>().optional(),
      isWithGovernment: z.literal(true).optional(),
    }),
    z.strictObject({
      id: stepId,
      kind: z.literal('timer'),
      attachedTo: stepId,
      duration: z.string().refine((value) => parseDuration(value) !== undefined),
      interrupting: z.boolean(),
      name: textSchema.optional(),
    }),
  ]),
)

const processTableSchema = exactly<ProcessTable>()(
  z.strictObject({
    id: stepId,
    name: textSchema,
    steps: z.array(stepSchema).min(2).max(most.steps),
    flows: z
      .array(z.strictObject({ from: stepId, to: stepId, when: filled.optional(), isDefault: z.boolean().optional() }))
      .max(most.flows),
  }),
)

const clockSchema = z.strictObject({
  key,
  name: textSchema,
  unit: z.enum(clockUnits),
  length: z.int().positive().nullable(),
  target: z.int().positive().optional(),
  warnAt: z.int().nonnegative().max(mostWarnDays).optional(),
  extension: z.int().positive().optional(),
  startsAnew: z.boolean().optional(),
  whileReturned: z.enum(stopReasons).optional(),
  stopsForSupplement: z.boolean().optional(),
  countsFrom: z.enum(clockStarts).optional(),
  basis: textSchema,
})

const viewerBlockSchema = z.union([
  z.strictObject({ kind: z.literal('pairs'), fields: z.array(key).min(1), title: textSchema.optional() }),
  z.strictObject({ kind: z.enum(['table', 'paragraph']), field: key, title: textSchema.optional() }),
  z.strictObject({ kind: z.literal('materials') }),
])

const viewerNodeSchema = z.strictObject({
  key,
  title: textSchema,
  call: filled,
  sections: z.array(key).min(1),
  list: filled.optional(),
  entities: z.array(filled).min(1).optional(),
  phrases: z.record(key, filled).optional(),
  layout: z.array(viewerBlockSchema).min(1),
  when: conditionSchema.optional(),
})

const replySchema = z.strictObject({ title: filled, body: z.array(filled).min(1), closing: z.string() })

const listingSchema = exactly<Listing>()(
  z.strictObject({ plan: listedAs<PlanKind>().optional(), isInitiation: z.literal(true).optional(), isFiling: z.literal(true).optional() }),
)

/** A form is read by the form language itself (`form/parse.ts`). */
const formShape = z.custom<FormDefinition>(isRecord, 'a form is an object')

/** The whole definition of an item as JSON. References between its parts are checked by `parseItem`. */
export const itemSchema = exactly<ItemSource>()(
  z.strictObject({
    ...guideDefinitionSchema.shape,
    entity: z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/),
    columns: z.strictObject({ title: filled, unitName: filled.optional(), region: filled.optional(), money: filled.optional() }),
    variables: z.record(key, filled),
    clocks: z.array(clockSchema),
    form: formShape,
    viewer: z.array(viewerNodeSchema).min(1),
    uploadLimits: z
      .strictObject({ material: uploadLimitSchema, applicant: uploadLimitSchema, officials: uploadLimitSchema, day: uploadLimitSchema })
      .partial()
      .optional(),
    correction: z.strictObject({ days: z.int().positive().max(365), unit: z.enum(['working-day', 'calendar-day']) }).optional(),
    renamed: z.record(z.string().max(200), z.string().max(200)).optional(),
    access: z.partialRecord(roleSchema, accessRuleSchema),
    process: processTableSchema,
    listing: listingSchema.optional(),
    continuousLimit: continuousLimitSchema.optional(),
    obligations: z.array(obligationSchema).max(20).optional(),
    reply: z.strictObject({
      approve: replySchema,
      reject: replySchema,
      schemeApprovedBy: z.strictObject({ province: filled, national: filled }).optional(),
      province: z.strictObject({ approve: replySchema, reject: replySchema }).optional(),
      direct: z.strictObject({ approve: replySchema, reject: replySchema }).optional(),
    }),
  }),
)
