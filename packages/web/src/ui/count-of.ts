export { countOf } from '@wayline/core/kernel/plural';
