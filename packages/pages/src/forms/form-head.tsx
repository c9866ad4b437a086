import type { FormHouse as House } from '@wayline/core/areas/forms/open-public-form';
import { parseLogoAddress } from '@wayline/core/areas/settings/logo';

/** Whose form it is. */
export const FormHouse = ({ house }: { house: House }) => {
  const logo = parseLogoAddress(house.logo_url) && house.logo_url;
  return (
    <p className="form-house" dir="auto">
      {logo ? <img className="form-logo" src={logo} alt={house.name} /> : house.name}
    </p>
  );
};

export const FormFoot = ({ house }: { house: House }) => (
  <footer className="form-foot quiet-text">
    <p dir="auto">{[house.name, house.contact].filter(Boolean).join(' · ')}</p>
  </footer>
);
