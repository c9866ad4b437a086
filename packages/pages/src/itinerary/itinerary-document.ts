export const renderItinerary = () => '';
