/** What other areas may use of tutorials. */
export { HelpButton } from './components/help-button';
