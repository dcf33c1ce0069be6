/**
 * Rule of the linter: what a schema describes and what its type says are the same (decision 0086). A cast to a type of zod hides a difference,
 * and `satisfies z.ZodType<T>` or an annotation sees only half of it: a field that the schema lacks and the type has as optional passes both.
 */
const advice = 'infer the type (z.output), or say exactly<T>()(schema) of core/kernel/exactly'

/** Whether a type is of zod or has one in it: `z.ZodType<X>`, `ZodObject`, `Record<K, z.ZodOptional<S>>`. */
function namesZod(context, type) {
  return /\b(?:z\.|_)?Zod[A-Z]\w*/.test(context.sourceCode.getText(type))
}

const noSchemaCast = {
  create(context) {
    const refuse = (node, what) => context.report({ node, message: `${what} hides where schema and type differ: ${advice}` })
    const cast = (node) => namesZod(context, node.typeAnnotation) && refuse(node, 'a cast to a type of zod')
    return {
      TSAsExpression: cast,
      TSTypeAssertion: cast,
      TSSatisfiesExpression: (node) => namesZod(context, node.typeAnnotation) && refuse(node, '`satisfies` a type of zod'),
      VariableDeclarator({ id }) {
        if (id.typeAnnotation != null && /^:\s*(?:z\.)?Zod[A-Z]/.test(context.sourceCode.getText(id.typeAnnotation)))
          refuse(id, 'an annotation with a type of zod')
      },
    }
  },
}

// a plugin is what the linter takes from the default export
export default { meta: { name: 'schemas' }, rules: { 'no-schema-cast': noSchemaCast } }
