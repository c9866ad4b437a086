import { FLIGHT_ALERTS, type FlightAlert } from '@wayline/core/areas/settings/sections/flight-alerts';
import { NumberField } from '../../../ui/fields/number-field';
import { TickField } from '../../../ui/fields/tick-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

const LABELS = {
  schedule_changed: 'The airline changes the schedule',
  check_in_open: 'Check-in opens',
  delayed: 'A flight is delayed',
  gate_changed: 'The gate or terminal changes',
  cancelled: 'A flight is canceled',
  diverted: 'A flight is diverted',
  landed: 'A flight lands',
} as const satisfies Record<FlightAlert, string>;

/** Which news of flights are told, and to whom. Source: R-SHELL-053. */
export const FlightAlertsPage = () => (
  <SettingPage
    section="flight_alerts"
    path="/myaccount/flight-alerts"
    intro="The flight updates you want for your trips, and who gets them with you."
  >
    {({ control, watch }) => (
      <>
        <SettingGroup title="Alerts">
          {FLIGHT_ALERTS.map((alert) => (
            <TickField key={alert} control={control} name={alert} label={LABELS[alert]} />
          ))}
          {watch('delayed') && (
            <NumberField
              control={control}
              name="delay_minutes"
              label="Minimum delay in minutes"
              min={5}
              max={600}
              hint="You won’t get alerts for shorter delays."
            />
          )}
        </SettingGroup>
        <SettingGroup title="Recipients">
          <TickField control={control} name="tell_me" label="Me" />
          <TickField control={control} name="tell_collaborators" label="Colleagues who work on the trip" />
          <TickField control={control} name="tell_travelers" label="Travelers, by email" />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
